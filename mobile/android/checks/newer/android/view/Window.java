package android.view;

public abstract class Window {
    public native void setDecorFitsSystemWindows(boolean decorFitsSystemWindows); // API 30

    public native WindowInsetsController getInsetsController(); // API 30
}
