import type { Browser, Page } from '@playwright/test';
import type { BenchPage } from '../measure-pages';
import { recordTap, type TapNote } from './tap-clock';
import { onPhone, SLOWEST_LINE } from './on-phone';

const PATIENCE_MS = 60_000;
const ANSWER_PATIENCE_MS = 15_000;
const SECOND_MS = 1_000;

/** When the finger comes: as soon as the page is drawn, a second later, or when everything is there. */
export const MOMENTS = ['first paint', 'a second later', 'idle'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What is tapped, and what is in the page once the tap is felt. */
export interface Tap {
  readonly target: string;
  readonly reactions: string;
}

async function reach(tab: Page, moment: Moment): Promise<void> {
  await tab.waitForFunction(() => window.isDrawn, null, {
    timeout: PATIENCE_MS,
  });
  if (moment === 'a second later') await tab.waitForTimeout(SECOND_MS);
  if (moment === 'idle') await tab.waitForLoadState('networkidle');
}

/** Where it is, as soon as it is in the page. */
async function placeOf(tab: Page, target: string) {
  const place = await tab.waitForFunction(
    (selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ block: 'center' });
      const box = element?.getBoundingClientRect();
      if (!box?.height) return null;
      window.watchesTap = true;
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    },
    target,
    { timeout: PATIENCE_MS },
  );
  return (await place.jsonValue()) ?? { x: 0, y: 0 };
}

/** Ms from a finger's first touch to the first change that can be seen; null: none within fifteen seconds. */
export function tapOnce(
  browser: Browser,
  page: BenchPage,
  { reactions, target }: Tap,
  moment: Moment,
): Promise<number | null> {
  const notes = new Map<TapNote, number>();
  let onAnswer: () => void = () => undefined;
  const answered = new Promise<void>((done) => {
    onAnswer = done;
  });
  const prepare = async (tab: Page) => {
    await tab.exposeFunction('noteTap', (note: TapNote, at: number) => {
      if (!notes.has(note)) notes.set(note, at);
      if (note === 'answered') onAnswer();
    });
    await tab.addInitScript(recordTap, reactions);
  };
  return onPhone(
    browser,
    page,
    prepare,
    async (tab) => {
      await tab.goto(page.origin + page.path, {
        waitUntil: 'commit',
        timeout: PATIENCE_MS,
      });
      await reach(tab, moment);
      const { x, y } = await placeOf(tab, target);
      await tab.touchscreen.tap(x, y);
      await Promise.race([
        answered,
        tab.waitForTimeout(ANSWER_PATIENCE_MS).catch(() => undefined),
      ]);
      const [from, to] = [notes.get('tapped'), notes.get('answered')];
      return from === undefined || to === undefined ? null : to - from;
    },
    SLOWEST_LINE,
  );
}
