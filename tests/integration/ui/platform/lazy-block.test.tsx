import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
