package android.view;

public abstract class DisplayCutout { // API 28
    public native int getSafeInsetTop();

    public native int getSafeInsetRight();

    public native int getSafeInsetBottom();

    public native int getSafeInsetLeft();
}
