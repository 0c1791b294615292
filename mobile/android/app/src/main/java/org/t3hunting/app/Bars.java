package org.t3hunting.app;

import android.graphics.Color;
import android.os.Build;
import android.view.View;
import android.view.Window;
import android.view.WindowInsets;
import android.view.WindowManager;

/** The system's bars, over which the game's page reaches. */
final class Bars {
    private Bars() {}

    /** Lets the page reach under the bars, whose signs are dark on a light page. */
    @SuppressWarnings("deprecation") // what took its place came with API 30
    static void goEdgeToEdge(Window window, boolean dark) {
        if (Build.VERSION.SDK_INT >= 30) {
            NewerAndroid.goEdgeToEdge(window, dark);
            return;
        }
        window.addFlags(WindowManager.LayoutParams.FLAG_DRAWS_SYSTEM_BAR_BACKGROUNDS);
        window.setStatusBarColor(Color.TRANSPARENT);
        int flags = View.SYSTEM_UI_FLAG_LAYOUT_STABLE
                | View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN
                | View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION;
        if (!dark) {
            flags |= View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR;
        }
        if (Build.VERSION.SDK_INT >= 26) {
            window.setNavigationBarColor(Color.TRANSPARENT);
            flags |= dark ? 0 : NewerAndroid.FLAG_LIGHT_NAVIGATION_BAR;
        }
        window.getDecorView().setSystemUiVisibility(flags);
    }

    /** Returns how many pixels are covered at the top, right, bottom and left. */
    @SuppressWarnings("deprecation") // as above
    static int[] covered(WindowInsets insets) {
        if (Build.VERSION.SDK_INT >= 30) {
            return NewerAndroid.covered(insets);
        }
        int[] covered = {
            insets.getSystemWindowInsetTop(), insets.getSystemWindowInsetRight(),
            insets.getSystemWindowInsetBottom(), insets.getSystemWindowInsetLeft(),
        };
        if (Build.VERSION.SDK_INT >= 28) {
            NewerAndroid.addCutout(insets, covered);
        }
        return covered;
    }
}
