package org.t3hunting.app;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.widget.Toast;

import org.t3hunting.mobile.Mobile;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Hands records over that other apps sent: as a text, or as a file. */
final class RecordOpener {
    /** The longest record that is read, in bytes; the longest games take a tenth of it. */
    private static final int MOST = 256 << 10;

    private final Activity activity;

    RecordOpener(Activity activity) {
        this.activity = activity;
    }

    /** Shows the record that an intent carries, if it carries one. */
    void open(Intent intent) {
        if (intent == null || intent.getAction() == null) {
            return;
        }
        switch (intent.getAction()) {
            case Intent.ACTION_SEND:
                String text = intent.getStringExtra(Intent.EXTRA_TEXT);
                Uri file = intent.getParcelableExtra(Intent.EXTRA_STREAM);
                if (text != null) {
                    show(text);
                } else if (file != null) {
                    read(file);
                }
                break;
            case Intent.ACTION_VIEW:
                if (intent.getData() != null) {
                    read(intent.getData());
                }
                break;
            default:
                break;
        }
    }

    /** Reads a file away from the main thread: it may come over the network. */
    private void read(Uri file) {
        new Thread(() -> {
            try (InputStream in = activity.getContentResolver().openInputStream(file)) {
                show(text(in));
            } catch (IOException | RuntimeException e) {
                // Of a damaged or withdrawn file other apps throw what they like.
                tell(activity.getString(R.string.unreadable));
            }
        }).start();
    }

    private static String text(InputStream in) throws IOException {
        if (in == null) {
            throw new IOException("no such file");
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] part = new byte[8 << 10];
        for (int n = in.read(part); n >= 0; n = in.read(part)) {
            all.write(part, 0, n);
            if (all.size() > MOST) {
                throw new IOException("too long");
            }
        }
        return new String(all.toByteArray(), StandardCharsets.UTF_8);
    }

    private void show(String text) {
        try {
            Mobile.openRecord(text);
        } catch (Exception e) { // the sentence that the game has for the player
            tell(e.getMessage());
        }
    }

    private void tell(String sentence) {
        activity.runOnUiThread(() -> Toast.makeText(activity, sentence, Toast.LENGTH_LONG).show());
    }
}
