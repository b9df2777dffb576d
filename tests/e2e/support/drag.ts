import type { Locator } from '@playwright/test';

/** Pulls the middle of something by so many pixels with the mouse. */
export async function drag(
  what: Locator,
  by: { readonly x: number; readonly y: number },
): Promise<void> {
  // it stands still then
  await what.click({ trial: true });
  const box = await what.boundingBox();
  if (!box) throw new Error('what is to be dragged has no place');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const { mouse } = what.page();
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await mouse.up();
}
