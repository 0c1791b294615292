package org.t3hunting.app;

import android.app.Activity;
import android.graphics.Insets;
import android.graphics.Rect;
import android.view.DisplayCutout;
import android.view.View;
import android.view.Window;
import android.view.WindowInsets;
import android.view.WindowInsetsController;
import android.window.OnBackInvokedDispatcher;

import java.util.Arrays;

/**
 * Every call above API 23, the oldest Android that the app runs on. They stand apart so that an
 * older device never has to look at them, and so that all the rest can be compiled against API 23.
 * Whoever calls a method has checked the version that it names.
 */
final class NewerAndroid {
    /** View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR, API 26. */
    static final int FLAG_LIGHT_NAVIGATION_BAR = 0x10;

    /** HapticFeedbackConstants.CONFIRM, API 30. */
    static final int FEEDBACK_CONFIRM = 16;

    /** HapticFeedbackConstants.REJECT, API 30. */
    static final int FEEDBACK_REJECT = 17;

    private NewerAndroid() {}

    /** API 28: raises what is covered (top, right, bottom, left) to what the cut-out covers. */
    static void addCutout(WindowInsets insets, int[] covered) {
        DisplayCutout cutout = insets.getDisplayCutout();
        if (cutout == null) {
            return;
        }
        covered[0] = Math.max(covered[0], cutout.getSafeInsetTop());
        covered[1] = Math.max(covered[1], cutout.getSafeInsetRight());
        covered[2] = Math.max(covered[2], cutout.getSafeInsetBottom());
        covered[3] = Math.max(covered[3], cutout.getSafeInsetLeft());
    }

    /**
     * API 29: keeps the back gesture off the middle of both edges, where men stand that are to be
     * dragged. The system grants 200 dp an edge.
     */
    static void keepBackGestureOff(View view, int width, int height) {
        float density = view.getResources().getDisplayMetrics().density;
        int half = Math.round(100 * density);
        int deep = Math.round(48 * density);
        int top = Math.max(0, height / 2 - half);
        int bottom = Math.min(height, height / 2 + half);
        view.setSystemGestureExclusionRects(
                Arrays.asList(new Rect(0, top, deep, bottom), new Rect(width - deep, top, width, bottom)));
    }

    /** API 30: lets the page reach under the bars. */
    static void goEdgeToEdge(Window window, boolean dark) {
        window.setDecorFitsSystemWindows(false);
        WindowInsetsController controller = window.getInsetsController();
        if (controller != null) {
            int light = WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS
                    | WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS;
            controller.setSystemBarsAppearance(dark ? 0 : light, light);
        }
    }

    /** API 30: how many pixels bars and cut-out cover at the top, right, bottom and left. */
    static int[] covered(WindowInsets insets) {
        Insets i = insets.getInsets(WindowInsets.Type.systemBars() | WindowInsets.Type.displayCutout());
        return new int[] {i.top, i.right, i.bottom, i.left};
    }

    /** API 33: runs back for the system's back gesture, which no longer comes as a key. */
    static void onBack(Activity activity, Runnable back) {
        activity.getOnBackInvokedDispatcher()
                .registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, back::run);
    }
}
