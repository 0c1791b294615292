package android.view;

import android.graphics.Insets;

public abstract class WindowInsets {
    public native DisplayCutout getDisplayCutout(); // API 28

    public native Insets getInsets(int typeMask); // API 30

    public static final class Type { // API 30
        private Type() {}

        public static native int systemBars();

        public static native int displayCutout();
    }
}
