/** Past this part of its size a drawer or sheet closes, or opens, by itself (spec §4 drawer, §9). */
export const DRAG_SHARE = 0.52;
/** Flung faster than this, in px/s, it does so from anywhere. */
export const FLING_PX_PER_S = 450;
/** Along this edge, in px, a drag opens it. */
export const EDGE_PX = 20;
