import { setTimeout } from 'node:timers/promises';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replayEarlyInput } from '@/utils/platform/early-input';
import { recordEarlyInput } from '@/utils/platform/record-early-input';

const presses: string[] = [];

/** Every kind of field, held by React, and beside them what React knows of it. */
function Form() {
  useLayoutEffect(replayEarlyInput, []);
  const [name, setName] = useState('');
  const [note, setNote] = useState('no onions');
  const [keep, setKeep] = useState(true);
  const [size, setSize] = useState('s');
  const [pay, setPay] = useState('cash');
  const [focused, setFocused] = useState('');
  const [pieces, setPieces] = useState(5);
  return (
    <>
      <input
        aria-label="name"
        type="email"
        value={name}
        onFocus={() => setFocused('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <textarea
        aria-label="note"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <input
        aria-label="keep"
        type="checkbox"
        checked={keep}
        onChange={({ target }) => setKeep(target.checked)}
      />
      <select
        aria-label="size"
        value={size}
        onChange={({ target }) => setSize(target.value)}
      >
        <option value="s">S</option>
        <option value="l">L</option>
      </select>
      {['cash', 'card'].map((way) => (
        <input
          key={way}
          aria-label={way}
          type="radio"
          name="pay"
          checked={pay === way}
          onChange={() => setPay(way)}
        />
      ))}
      <button type="button" onClick={() => presses.push(name)}>
        Like
      </button>
      <span role="group" aria-label="pieces">
        <button type="button" onClick={() => setPieces((n) => n - 1)}>
          {pieces}
        </button>
      </span>
      <a href="https://sofra.example/">Elsewhere</a>
      <output>{[name, note, keep, size, pay, focused].join('|')}</output>
    </>
  );
}

const setText = Object.getOwnPropertyDescriptor(
  HTMLInputElement.prototype,
  'value',
)?.set as (this: HTMLElement, text: string) => void;
const view = renderToString(<Form />);

describe('what is done before the scripts are there', () => {
  const user = userEvent.setup();
  let root: Root;
  let place: HTMLElement;
  const page = document.documentElement;

  beforeEach(() => {
    presses.length = 0;
    recordEarlyInput();
    place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = view;
  });

  afterEach(() => {
    root.unmount();
    vi.unstubAllGlobals();
    place.remove();
  });

  /** As Next does it, without the order that act() brings. */
  function beginHydration(): void {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    root = hydrateRoot(place, <Form />);
  }

  /** Until the page is alive and a press a task later has been made. */
  async function untilAlive(): Promise<void> {
    await expect.poll(() => window.sofraEarly).toBeUndefined();
    await setTimeout();
  }

  async function comeAlive(): Promise<void> {
    beginHydration();
    await untilAlive();
  }

  test('is known to React, and the button is pressed once', async () => {
    await user.type(screen.getByLabelText('note'), '!');
    await user.click(screen.getByLabelText('keep'));
    await user.selectOptions(screen.getByLabelText('size'), 'l');
    await user.click(screen.getByLabelText('card'));
    await user.click(screen.getByRole('button', { name: 'Like' }));
    await user.type(screen.getByLabelText('name'), 'ann@example.com');
    await comeAlive();
    expect(screen.getByRole('status')).toHaveTextContent(
      'ann@example.com|no onions!|false|l|card|name',
    );
    expect(screen.getByLabelText('name')).toHaveValue('ann@example.com');
    expect(presses).toEqual(['ann@example.com']);
  });

  test('two presses on a stepper are two, of another button the last is one', async () => {
    const less = screen.getByRole('button', { name: '5' });
    await user.click(screen.getByRole('button', { name: 'Like' }));
    await user.click(less);
    await user.click(screen.getByRole('button', { name: 'Like' }));
    await user.click(less);
    await comeAlive();
    await expect.poll(() => less.textContent).toBe('3');
    expect(presses).toHaveLength(1);
  });

  test('is known to React when it is hydrating, and nothing is done twice', async () => {
    beginHydration();
    const name = screen.getByLabelText('name');
    setText.call(name, 'cem@example.com');
    fireEvent.input(name);
    fireEvent.click(screen.getByLabelText('keep'));
    fireEvent.click(screen.getByRole('button', { name: 'Like' }));
    await untilAlive();
    expect(screen.getByRole('status')).toHaveTextContent(
      'cem@example.com|no onions|false|s|cash|',
    );
    expect(presses).toEqual(['cem@example.com']);
  });

  test('of a tick is known to React when it is hydrating', async () => {
    beginHydration();
    fireEvent.click(screen.getByLabelText('keep'));
    await untilAlive();
    expect(screen.getByRole('status')).toHaveTextContent(
      '|no onions|false|s|cash|',
    );
    expect(screen.getByLabelText('keep')).not.toBeChecked();
  });

  test('shows at once that a button was felt, until it is pressed again', async () => {
    await user.click(screen.getByRole('button', { name: 'Like' }));
    expect(page).toHaveAttribute('data-waits');
    await comeAlive();
    expect(presses).toEqual(['']);
    expect(page).not.toHaveAttribute('data-waits');
  });

  test('shows that a link was felt until the page is left', async () => {
    await user.click(screen.getByRole('link'));
    await comeAlive();
    expect(page).toHaveAttribute('data-waits');
    window.dispatchEvent(new Event('pagehide'));
    expect(page).not.toHaveAttribute('data-waits');
  });

  test('is let be where nothing was done', async () => {
    await comeAlive();
    expect(screen.getByRole('status')).toHaveTextContent(
      '|no onions|true|s|cash|',
    );
    expect(presses).toEqual([]);
  });

  test('is no longer recorded afterwards', async () => {
    await comeAlive();
    await user.click(screen.getByRole('button', { name: 'Like' }));
    await user.type(screen.getByLabelText('name'), 'b@example.com');
    expect(presses).toEqual(['']);
    await setTimeout();
    expect(screen.getByRole('status')).toHaveTextContent('b@example.com|');
  });
});
