package android.window;

public interface OnBackInvokedCallback { // API 33
    void onBackInvoked();
}
