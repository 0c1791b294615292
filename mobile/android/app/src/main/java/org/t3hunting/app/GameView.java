package org.t3hunting.app;

import android.content.Context;
import android.os.Build;
import android.view.MotionEvent;
import android.view.WindowInsets;

import org.t3hunting.ebitenmobileview.Ebitenmobileview;
import org.t3hunting.mobile.EbitenView;
import org.t3hunting.mobile.Mobile;

/** Ebitengine's view, with what it leaves out: touches that the system takes away, and insets. */
final class GameView extends EbitenView {
    /** Set on a pointer that went up because it was a palm; Android 13 and later. */
    private static final int FLAG_CANCELED = 0x20;

    GameView(Context context) {
        super(context);
        setFocusable(true); // or keyboards and gamepads would not be heard
        setFocusableInTouchMode(true);
        requestFocus();
    }

    /**
     * Hands touches on. Ebitengine knows nothing of ACTION_CANCEL and would keep the fingers down
     * for ever; the game is told first, so that it does not take their lifting for a tap.
     */
    @Override
    public boolean onTouchEvent(MotionEvent e) {
        int action = e.getActionMasked();
        if (action == MotionEvent.ACTION_CANCEL) {
            Mobile.cancelTouches();
            for (int i = 0; i < e.getPointerCount(); i++) {
                lift(e, i);
            }
            return true;
        }
        if (action == MotionEvent.ACTION_POINTER_UP && (e.getFlags() & FLAG_CANCELED) != 0) {
            Mobile.cancelTouches();
        }
        return super.onTouchEvent(e);
    }

    private static void lift(MotionEvent e, int i) {
        double scale = Ebitenmobileview.deviceScale();
        Ebitenmobileview.updateTouchesOnAndroid(
                MotionEvent.ACTION_UP, e.getPointerId(i), (long) (e.getX(i) / scale), (long) (e.getY(i) / scale));
    }

    /** Tells the game what bars, cut-outs and the zones of system gestures cover. */
    @Override
    public WindowInsets onApplyWindowInsets(WindowInsets insets) {
        double scale = Ebitenmobileview.deviceScale();
        int[] covered = Bars.covered(insets);
        Mobile.setInsets(covered[0] / scale, covered[1] / scale, covered[2] / scale, covered[3] / scale);
        return insets;
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
        super.onLayout(changed, left, top, right, bottom);
        if (Build.VERSION.SDK_INT >= 29) {
            NewerAndroid.keepBackGestureOff(this, right - left, bottom - top);
        }
        if (changed) {
            requestApplyInsets();
            Mobile.resume(); // another size is another picture
        }
    }
}
