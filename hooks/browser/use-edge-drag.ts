import { useEffect, useEffectEvent } from 'react';
import { DRAG_SHARE, FLING_PX_PER_S } from '@/utils/constants/gestures';
import type { Edge } from '@/utils/browser/edge-drag';
import { isIos } from '@/utils/browser/ios';

interface EdgeDrag {
  /** `start` is mirrored in right-to-left languages. */
  readonly edge: Edge;
  /** Whether a drag may begin now. */
  readonly enabled: boolean;
  /** How large what it opens is, in px; at most the window. */
  readonly size: number;
  /** A finger is at the edge: time to load what it may open. */
  readonly onTouch: () => void;
  readonly onOpen: () => void;
}

/**
 * The first drag from an edge, for a drawer that is not loaded yet: it opens when the drag ends past 52 % of its size
 * or as a fling (spec.md §4). Once loaded, the drawer follows the finger by itself. Never on iOS.
 */
export function useEdgeDrag(drag: EdgeDrag): void {
  const { edge } = drag;
  const begin = useEffectEvent((): boolean => {
    if (drag.enabled) drag.onTouch();
    return drag.enabled;
  });
  const end = useEffectEvent((distance: number, velocity: number): void => {
    if (distance > drag.size * DRAG_SHARE || velocity > FLING_PX_PER_S)
      drag.onOpen();
  });
  useEffect(() => {
    if (isIos() || navigator.maxTouchPoints === 0) return;
    let isOver = false;
    let stop = (): void => undefined;
    import('@/utils/browser/edge-drag').then(
      ({ listenToEdge }) => {
        if (!isOver) stop = listenToEdge(edge, begin, end);
      },
      // the menu's and the cart's buttons are there
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [edge]);
}
