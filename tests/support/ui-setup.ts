import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { resetTab, watchPage } from './browser/browser-tab';
import { installTestClock, removeTestClock } from './test-clock';

installTestClock();
const closePage = watchPage();

// jsdom draws frames by the `setInterval` of their first request: one that a test's false clock replaced never fires.
const nextFrame = window.requestAnimationFrame.bind(window);
let frame = 0;
const keepDrawing = (): void => void (frame = nextFrame(keepDrawing));
keepDrawing();

// The answers are a real API's, on machines that do other things besides.
configure({ asyncUtilTimeout: 30_000 });

/** What handleApiFailure logs of calls that tests let fail, and what Redux says of a busy machine. */
const EXPECTED = /^A call failed\.|StateInvariantMiddleware took/;
let complaints: string[] = [];

// React takes a stack for each element it makes, and vitest asks for a hundred frames.
Error.stackTraceLimit = 10;

// What jsdom has no layout for: a window as wide as a desk's, that nothing scrolls.
window.matchMedia = (media) =>
  ({
    matches: false,
    media,
    addEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.checkVisibility = () => true;
window.scrollTo = () => undefined;
// Nor does it open dialogs; what waits in one for the real one's code stays closed.
HTMLDialogElement.prototype.showModal = () => undefined;
HTMLDialogElement.prototype.close = () => undefined;

beforeEach(() => {
  complaints = [];
  const complain = (...words: unknown[]): void => {
    const text = format(...words);
    if (!EXPECTED.test(text)) complaints.push(text);
  };
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});

afterEach(() => {
  cleanup();
  resetTab();
  vi.restoreAllMocks();
  if (complaints.length)
    throw new Error(`the console was not quiet: ${complaints.join('\n')}`);
});

// The files share a process, its packages and a page; what our own modules keep ends with the file.
afterAll(() => {
  closePage();
  window.cancelAnimationFrame(frame);
  removeTestClock();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
