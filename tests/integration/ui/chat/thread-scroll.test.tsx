import { act, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Thread } from '@/components/chat/thread/thread';

const texts = createInstance();
beforeAll(async () => {
  await texts.use(initReactI18next).init({ lng: 'en' });
});

const resized: (() => void)[] = [];
let height: number;

/** A box of 400 px whose content is `height` tall; jsdom lays nothing out. */
beforeEach(() => {
  height = 2_000;
  resized.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized.push(tell);
      }
      observe(): void {
        // told by the test
      }
      disconnect(): void {
        // nothing to end
      }
    },
  );
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(
    () => height,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openThread(): HTMLElement {
  render(
    <I18nextProvider i18n={texts}>
      <Thread
        messages={[]}
        label="Support"
        hasOlder={false}
        isLoadingOlder={false}
        onOlder={() => undefined}
        onSeen={() => undefined}
      >
        <p>Hello</p>
      </Thread>
    </I18nextProvider>,
  );
  const box = screen.getByRole('log');
  // as a browser does: what is set is at most the end
  let top = height - 400;
  Object.defineProperty(box, 'scrollTop', {
    get: () => Math.min(top, height - 400),
    set: (value: number) => (top = Math.min(value, height - 400)),
  });
  grow(0);
  return box;
}

function grow(by: number): void {
  height += by;
  act(() => resized.forEach((tell) => tell()));
}

test('what grows while the end is in sight keeps it in sight', () => {
  const box = openThread();
  grow(300);
  expect(box.scrollTop).toBe(1_900);
  grow(-200);
  grow(100);
  expect(box.scrollTop).toBe(1_800);
});

test('what grows before the browser has told of a scroll takes nobody back', () => {
  const box = openThread();
  box.scrollTop = 0;
  grow(300);
  expect(box.scrollTop).toBe(0);
  fireEvent.scroll(box);
  grow(300);
  expect(box.scrollTop).toBe(0);
});
