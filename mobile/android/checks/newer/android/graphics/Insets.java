package android.graphics;

public final class Insets { // API 29
    public final int left;
    public final int top;
    public final int right;
    public final int bottom;

    private Insets() {
        left = top = right = bottom = 0;
    }
}
