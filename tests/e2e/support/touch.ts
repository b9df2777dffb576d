import type { Page } from '@playwright/test';
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
  const end = speed > FLING_PX_PER_S ? Infinity : length;
  const start = performance.now();
  let way = 0;
  while (way < length) {
    await new Promise((done) => setTimeout(done, 16));
    way = Math.min(end, ((performance.now() - start) / 1_000) * speed);
    await send('touchMove', SLOP + way);
  }
  await send('touchEnd', 0);
  await cdp.detach();
}
