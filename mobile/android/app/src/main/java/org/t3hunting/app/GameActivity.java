package org.t3hunting.app;

import android.app.Activity;
import android.content.Intent;
import android.content.res.Configuration;
import android.os.Build;
import android.os.Bundle;
import android.os.Process;
import android.view.HapticFeedbackConstants;
import android.view.KeyEvent;
import android.view.WindowManager;

import go.Seq;

import org.t3hunting.mobile.Host;
import org.t3hunting.mobile.Mobile;

/**
 * The only activity: it shows the game, tells it what the system does, and does for it what only an
 * app can. Package mobile's documentation (doc.go) describes the order of the calls.
 */
public final class GameActivity extends Activity implements Host {
    private GameView view;

    @Override
    protected void onCreate(Bundle saved) {
        super.onCreate(saved);
        Seq.setContext(getApplicationContext());
        Configuration now = getResources().getConfiguration();
        Mobile.start(this, getFilesDir().getAbsolutePath(), language(now), dark(now));
        view = new GameView(this);
        setContentView(view);
        Bars.goEdgeToEdge(getWindow(), dark(now));
        if (Build.VERSION.SDK_INT >= 33) {
            NewerAndroid.onBack(this, this::goBack);
        }
        if (saved == null) {
            open(getIntent());
        }
    }

    @Override
    protected void onPause() {
        Mobile.pause();
        view.suspendGame();
        super.onPause();
    }

    @Override
    protected void onResume() {
        super.onResume();
        view.resumeGame();
        Mobile.resume();
    }

    /**
     * Ends the process with the activity. Everything is saved by then, and the view, made a second
     * time in one process, would end it later and without a warning.
     */
    @Override
    protected void onDestroy() {
        super.onDestroy();
        Process.killProcess(Process.myPid());
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(intent);
        open(intent);
    }

    private void open(Intent intent) {
        new RecordOpener(this).open(intent);
    }

    /** Rotation, theme, language and the like change; the manifest keeps the activity alive. */
    @Override
    public void onConfigurationChanged(Configuration now) {
        super.onConfigurationChanged(now);
        Mobile.setLanguage(language(now));
        Mobile.setDark(dark(now));
        Bars.goEdgeToEdge(getWindow(), dark(now));
    }

    @SuppressWarnings("deprecation") // the list of locales came with API 24
    private static String language(Configuration c) {
        return c.locale.toLanguageTag();
    }

    private static boolean dark(Configuration c) {
        return (c.uiMode & Configuration.UI_MODE_NIGHT_MASK) == Configuration.UI_MODE_NIGHT_YES;
    }

    @Override
    public void onTrimMemory(int level) {
        super.onTrimMemory(level);
        if (level >= TRIM_MEMORY_RUNNING_LOW && level != TRIM_MEMORY_UI_HIDDEN) {
            Mobile.lowMemory();
        }
    }

    @Override
    public void onLowMemory() {
        super.onLowMemory();
        Mobile.lowMemory();
    }

    /**
     * Takes the back key before the view, which would swallow it, and leaves volume and other keys
     * of the system to the system.
     */
    @Override
    public boolean dispatchKeyEvent(KeyEvent event) {
        if (event.getKeyCode() == KeyEvent.KEYCODE_BACK) {
            if (event.getAction() == KeyEvent.ACTION_UP && !event.isCanceled()) {
                goBack();
            }
            return true;
        }
        return !event.isSystem() && super.dispatchKeyEvent(event);
    }

    /** Leads one level back, or leaves: the app stays in memory, so that it is back at once. */
    private void goBack() {
        if (!Mobile.back()) {
            moveTaskToBack(true);
        }
    }

    // What the game asks for, on a thread of its own.

    @Override
    public void haptic(long kind) {
        runOnUiThread(() -> view.performHapticFeedback(feedback(kind)));
    }

    private static int feedback(long kind) {
        if (kind == Mobile.HapticMove) {
            return HapticFeedbackConstants.KEYBOARD_TAP;
        }
        if (Build.VERSION.SDK_INT >= 30) {
            if (kind == Mobile.HapticRefused) {
                return NewerAndroid.FEEDBACK_REJECT;
            }
            if (kind == Mobile.HapticOver) {
                return NewerAndroid.FEEDBACK_CONFIRM;
            }
        }
        return HapticFeedbackConstants.LONG_PRESS;
    }

    @Override
    public boolean share(String title, String text) {
        Intent send = new Intent(Intent.ACTION_SEND)
                .setType("text/plain")
                .putExtra(Intent.EXTRA_SUBJECT, title)
                .putExtra(Intent.EXTRA_TEXT, text);
        runOnUiThread(() -> startActivity(Intent.createChooser(send, title)));
        return true;
    }

    @Override
    public void keepScreenOn(boolean on) {
        runOnUiThread(() -> {
            if (on) {
                getWindow().addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
            } else {
                getWindow().clearFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON);
            }
        });
    }
}
