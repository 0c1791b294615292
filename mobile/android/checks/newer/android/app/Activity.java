package android.app;

import android.window.OnBackInvokedDispatcher;

public abstract class Activity {
    public native OnBackInvokedDispatcher getOnBackInvokedDispatcher(); // API 33
}
