package android.window;

public interface OnBackInvokedDispatcher { // API 33
    int PRIORITY_DEFAULT = 0;

    void registerOnBackInvokedCallback(int priority, OnBackInvokedCallback callback);
}
