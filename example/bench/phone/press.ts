import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchPage } from '../measure-pages';
import { onPhone, type Throttling } from './on-phone';
import { type PressNote, type PressWatch, recordPress } from './press-clock';

/** How long a page may take to load, or to answer. */
const PATIENCE_MS = 75_000;
const TRIES = 5;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a page said of a press; times in ms since 1970. */
export class PressNotes {
  private readonly times = new Map<PressNote, number>();
  private readonly waiting = new Set<() => void>();
  place: Place | null = null;
  misses = 0;

  note(note: PressNote, at: number, x = 0, y = 0): void {
    if (note === 'place') this.place = { x, y };
    if (note === 'missed') this.misses += 1;
    if (!this.times.has(note)) this.times.set(note, at);
    this.waiting.forEach((check) => check());
  }

  has(note: PressNote): boolean {
    return this.times.has(note);
  }

  /** Ms from one note to another; null when one of them never came. */
  between(from: PressNote, to: PressNote): number | null {
    const [start, end] = [this.times.get(from), this.times.get(to)];
    return start === undefined || end === undefined ? null : end - start;
  }

  /** False when it did not come true in time. */
  until(isTrue: () => boolean, patienceMs = PATIENCE_MS): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (is: boolean) => {
        clearTimeout(late);
        this.waiting.delete(check);
        resolve(is);
      };
      const check = () => {
        if (isTrue()) end(true);
      };
      const late = setTimeout(() => end(false), patienceMs);
      this.waiting.add(check);
      check();
    });
  }
}

/** Makes the page take notes of a press, from its first script on. */
export async function watchPress(
  tab: Page,
  watch: PressWatch,
): Promise<PressNotes> {
  const notes = new PressNotes();
  await tab.exposeFunction(
    'notePress',
    (note: PressNote, at: number, x?: number, y?: number) =>
      notes.note(note, at, x, y),
  );
  await tab.addInitScript(recordPress, watch);
  return notes;
}

/** A finger that comes and goes; the page may be too busy to answer, so that nothing is waited for. */
export function tapAt(session: CDPSession, { x, y }: Place): void {
  const send = (type: 'touchEnd' | 'touchStart', touchPoints: Place[]) =>
    // The page may be left meanwhile.
    void session
      .send('Input.dispatchTouchEvent', { type, touchPoints })
      .catch(() => undefined);
  send('touchStart', [{ x, y }]);
  send('touchEnd', []);
}

/**
 * Presses so many ms after what is pressed was first seen, again where the page moved under the finger. False when the
 * page has never shown it.
 */
export async function pressWhenSeen(
  session: CDPSession,
  notes: PressNotes,
  delayMs = 0,
): Promise<boolean> {
  if (!(await notes.until(() => notes.has('seen')))) return false;
  if (delayMs) await new Promise((done) => setTimeout(done, delayMs));
  for (let tries = 0; tries < TRIES && !notes.has('pressed'); tries += 1) {
    const { misses, place } = notes;
    if (place) tapAt(session, place);
    await notes.until(() => notes.has('pressed') || notes.misses > misses);
  }
  return true;
}

/** Times in ms since the navigation began; null: it never happened. */
export interface FirstPress {
  readonly seenAt: number | null;
  readonly pressedAt: number | null;
  readonly answeredAt: number | null;
  readonly misses: number;
  readonly interaction: number;
}

const nextFrame = (tab: Page): Promise<unknown> =>
  tab.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
      }),
  );

/** Presses once, with a finger, as soon as the target is seen, and waits for the first frame that shows its new state. */
export async function firstPress(
  browser: Browser,
  page: BenchPage,
  watch: PressWatch,
  line: Throttling,
): Promise<FirstPress> {
  let notes = new PressNotes();
  return onPhone(
    browser,
    page,
    async (tab) => {
      notes = await watchPress(tab, watch);
    },
    async (tab, session) => {
      await tab.goto(page.origin + page.path, {
        waitUntil: 'commit',
        timeout: PATIENCE_MS,
      });
      await pressWhenSeen(session, notes);
      if (notes.has('spoiled'))
        throw new Error(`${page.path}: "${watch.answer}" before the press`);
      await notes.until(() => notes.has('answered'));
      // Entries of events come with the next frame.
      await nextFrame(tab);
      return {
        seenAt: notes.between('began', 'seen'),
        pressedAt: notes.between('began', 'pressed'),
        answeredAt: notes.between('began', 'answered'),
        misses: notes.misses,
        interaction: await tab.evaluate(() => window.pressInteraction ?? 0),
      };
    },
    line,
  );
}
