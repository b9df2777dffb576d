import { fireEvent, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordEarlyInput } from '@/utils/platform/record-early-input';

const cancel = vi.fn();
const animated: Element[] = [];
const fades: PropertyIndexedKeyframes[] = [];

beforeAll(() => {
  recordEarlyInput();
  Element.prototype.animate = function (this: Element, fade) {
    animated.push(this);
    fades.push(fade as PropertyIndexedKeyframes);
    return { cancel } as unknown as Animation;
  };
});
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});
beforeEach(() => {
  animated.length = 0;
  cancel.mockClear();
});

function show(): void {
  render(
    <article aria-label="Plov">
      <a href="https://sofra.example/plov">Plov</a>
      <button type="button" aria-label="Add">
        <i>plus</i>
      </button>
      <button type="button" disabled>
        Sold out
      </button>
      <p>With lamb</p>
    </article>,
  );
}

const touch = (element: Element, pointerType = 'touch') =>
  fireEvent(
    element,
    Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }),
  );

test('a row is felt whole, a button alone, before anything is done', () => {
  show();
  touch(screen.getByRole('link'));
  touch(screen.getByText('plus'));
  expect(animated).toEqual([
    screen.getByRole('article'),
    screen.getByRole('button', { name: 'Add' }),
  ]);
});

test('the first frame of it can be seen', () => {
  show();
  touch(screen.getByRole('link'));
  const [first] = fades.at(-1)?.opacity as number[];
  expect(first).toBeLessThan(0.9);
});

test('a mouse, words and what cannot be pressed show nothing', () => {
  show();
  touch(screen.getByRole('link'), 'mouse');
  touch(screen.getByText('With lamb'));
  touch(screen.getByText('Sold out'));
  expect(animated).toEqual([]);
});

test('a finger that scrolls takes it back', () => {
  show();
  touch(screen.getByRole('link'));
  expect(cancel).not.toHaveBeenCalled();
  fireEvent(window, new Event('pointercancel'));
  expect(cancel).toHaveBeenCalledOnce();
});
