/** How drawers and sheets follow the finger (spec §4 drawer, §9). */
export const DRAWER_GESTURES = {
  /** Past this part of its size it closes by itself. */
  hysteresis: 0.52,
  /** Flung faster than this, in px/s, it closes from anywhere. */
  minFlingVelocity: 450,
  /** Along this edge, in px, a drag opens it; MUI leaves that out on iOS. */
  swipeAreaWidth: 20,
} as const;
