import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyBlock } from '@/utils/browser/lazy-block';

type DishProps = Readonly<{ name: string }>;

const Dish = ({ name }: DishProps) => <p>{name} is here</p>;
const Coming = ({ name }: DishProps) => <p>{name} is coming</p>;

test('what waits has the props of what comes, and goes when that is there', async () => {
  let arrive: () => void = () => undefined;
  const loaded = new Promise<{ Dish: typeof Dish }>((done) => {
    arrive = () => done({ Dish });
  });
  const Block = lazyBlock(() => loaded, 'Dish', Coming);
  const { rerender } = render(<Block name="Soup" />);
  expect(screen.getByText('Soup is coming')).toBeVisible();
  rerender(<Block name="Plov" />);
  expect(screen.getByText('Plov is coming')).toBeVisible();
  await act(async () => {
    arrive();
    await loaded;
  });
  expect(await screen.findByText('Plov is here')).toBeVisible();
  expect(screen.queryByText('Plov is coming')).not.toBeInTheDocument();
});

test('is loaded once however often somebody comes near', () => {
  let times = 0;
  const Block = lazyBlock(() => {
    times += 1;
    return Promise.resolve({ Dish });
  }, 'Dish');
  Block.warm();
  Block.warm();
  expect(times).toBe(1);
});

test('a page that is hydrated after its block has come keeps its HTML, and what was typed in it', async () => {
  const refused: unknown[] = [];
  const Block = lazyBlock(() => Promise.resolve({ Dish }), 'Dish', Coming);
  const page = (
    <>
      <textarea aria-label="Note" defaultValue="" />
      <Block name="Soup" />
    </>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  // an attempt to hydrate that was cut off has begun to load it
  render(<Block name="Plov" />);
  expect(await screen.findByText('Plov is here')).toBeVisible();
  const note = screen.getByRole('textbox', { name: 'Note' });
  await act(async () => {
    hydrateRoot(root, page, {
      onRecoverableError: (error) => refused.push(error),
    });
    await vi.dynamicImportSettled();
  });
  expect(await screen.findByText('Soup is here')).toBeVisible();
  expect(refused).toEqual([]);
  expect(note).toBeInTheDocument();
});
