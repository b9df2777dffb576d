import { expect, type Page } from '@playwright/test';
import { FLING_PX_PER_S } from '@/utils/constants/gestures';

interface Drag {
  readonly from: readonly [x: number, y: number];
  /** Which way, and how far in px once the browser takes it for a drag. */
  readonly by: readonly [x: number, y: number];
  /** In px/s; a fling ends where it is when it has come that far, as it must not slow down. */
  readonly speed: number;
}

/** What the finger moves before a browser takes it for a drag, in px. */
const SLOP = 20;

const STEP_MS = 40;

/** A finger that is put down, drawn at a steady speed and lifted. */
export async function dragFinger(
  page: Page,
  { by: [dx, dy], from: [x, y], speed }: Drag,
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const length = Math.hypot(dx, dy);
  const send = (
    type: 'touchEnd' | 'touchMove' | 'touchStart',
    way: number,
  ): Promise<unknown> =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: x + (dx / length) * way, y: y + (dy / length) * way }],
    });
  await send('touchStart', 0);
  await send('touchMove', SLOP);
  const isFling = speed > FLING_PX_PER_S;
  const start = performance.now();
  let way = 0;
  while (way < length) {
    await new Promise((done) => setTimeout(done, STEP_MS));
    // The page measures from move to move. On a busy machine one that is seen late seems faster with the next: a fling
    // keeps to the clock, never too slow, and a slow drag to its steps, never too fast.
    way = isFling
      ? ((performance.now() - start) / 1_000) * speed
      : Math.min(length, way + (STEP_MS / 1_000) * speed);
    await send('touchMove', SLOP + way);
  }
  await send('touchEnd', 0);
  await cdp.detach();
}

/**
 * Waits until the page watches so many edges: the menu's from its beginning, the cart's from the first dish on. What
 * watches them loads after the page; until then a drag is the browser's own.
 */
export async function untilEdgesWatched(
  page: Page,
  edges: 1 | 2,
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      const { result } = await cdp.send('Runtime.evaluate', {
        expression: 'document',
      });
      const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
        objectId: result.objectId ?? '',
      });
      return listeners.filter(({ type }) => type === 'touchstart').length;
    })
    .toBe(edges);
  await cdp.detach();
}
