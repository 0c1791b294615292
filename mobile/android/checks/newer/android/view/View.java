package android.view;

import android.content.res.Resources;
import android.graphics.Rect;

import java.util.List;

public abstract class View {
    public final native Resources getResources(); // API 1

    public native void setSystemGestureExclusionRects(List<Rect> rects); // API 29
}
