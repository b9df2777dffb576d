import type { SwipeableDrawerProps } from '@mui/material/SwipeableDrawer';
import type { MouseEvent } from 'react';
import {
  DRAG_SHARE,
  EDGE_PX,
  FLING_PX_PER_S,
} from '@/utils/constants/gestures';
import { isIos } from '@/utils/browser/ios';

/** A tap on the edge is for what lies below it. */
function passOn({ clientX, clientY, currentTarget }: MouseEvent): void {
  const { style } = currentTarget as HTMLElement;
  style.pointerEvents = 'none';
  const below = document.elementFromPoint(clientX, clientY);
  style.pointerEvents = '';
  if (below instanceof HTMLElement) below.click();
}

type DragProps = Pick<
  SwipeableDrawerProps,
  | 'allowSwipeInChildren'
  | 'disableDiscovery'
  | 'disableSwipeToOpen'
  | 'hysteresis'
  | 'minFlingVelocity'
  | 'onOpen'
  | 'swipeAreaWidth'
>;

/** How drawers and sheets follow the finger (spec §4); without `onOpen`, and on iOS, no drag opens them. */
export function dragProps(onOpen: (() => void) | undefined): DragProps {
  return {
    hysteresis: DRAG_SHARE,
    minFlingVelocity: FLING_PX_PER_S,
    swipeAreaWidth: EDGE_PX,
    disableSwipeToOpen: !onOpen || isIos(),
    // Only a drag brings it out: a tap at the edge shows nothing, and nothing in the closed drawer can be dragged.
    disableDiscovery: true,
    allowSwipeInChildren: () => false,
    onOpen: () => onOpen?.(),
  };
}

/** MUI asks in a passive listener that the page does not scroll, which browsers answer with an error: asked before. */
function keepStill(event: TouchEvent): void {
  if (!event.cancelable) return;
  event.preventDefault();
  Object.defineProperty(event, 'cancelable', { value: false });
}

function watchTouches(strip: HTMLElement | null) {
  strip?.addEventListener('touchmove', keepStill, { passive: false });
  return () => strip?.removeEventListener('touchmove', keepStill);
}

/** The strip along the edge: the page behind does not scroll with a drag from there, and taps go through. */
export const edgeProps = (along: 'pan-x' | 'pan-y') => ({
  ref: watchTouches,
  onClick: passOn,
  style: { touchAction: along },
});
