import {
  type APIRequestContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { OperatorBoardsDto } from '@/server/contracts/operator/board';
import type { DinnerPlace, PlainDish } from './city';
import { type Customer, fillCart } from './customers';
import { asOperator } from './operator';
import { orderDinner } from './orders';

/** A link of the shop's board; answers its path. */
export async function linkBoard(
  request: APIRequestContext,
  shopId: number,
  options: { readonly pin?: string } = {},
): Promise<string> {
  const { url } = await asOperator<OperatorBoardsDto>(
    request,
    'POST',
    `/shops/${shopId}/board`,
    options,
  );
  return new URL(url ?? '').pathname;
}

/** A kitchen's board in that page, from the moment on that it is live. */
export async function openBoard(page: Page, path: string) {
  const answer = await page.goto(path);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const column = (name: 'Cooking' | 'New' | 'On the way' | 'Ready') =>
    page.getByRole('region', { name: new RegExp(`^${name}`) });
  /** The ticket of an order, by the name it has there; in that column, or on another board. */
  const ticket = (number: number, place: Locator | Page = page) =>
    place.getByRole('article', { name: `Order ${number}`, exact: true });
  return {
    answer,
    column,
    ticket,
    /** A folded ticket becomes whole, a whole one folds. */
    unfold: (number: number) =>
      ticket(number).getByRole('button').first().click(),
    /** Says that a dish of this order alone is sold out. */
    async sellOut(number: number, dish: string): Promise<void> {
      await ticket(number).getByRole('button', { name: 'Sold out…' }).click();
      const asks = page.getByRole('dialog');
      await asks.getByRole('radio', { name: dish }).check();
      await asks.getByRole('checkbox').uncheck();
      await asks.getByRole('button', { name: 'Tell the customer' }).click();
    },
  };
}

/** A place that no other spec orders from, with two plain dishes. */
export function quietPlace(
  places: readonly DinnerPlace[],
  nth = -1,
): DinnerPlace & { readonly plain: readonly [PlainDish, PlainDish] } {
  const found = places.filter(({ plain }) => plain.length > 1).at(nth);
  const [first, second] = found?.plain ?? [];
  if (!found || !first || !second) throw new Error('no place has two dishes');
  return { ...found, plain: [first, second] };
}

/** What the customer's own API says of an order. */
export async function readOrder(
  request: APIRequestContext,
  { token }: Pick<Customer, 'token'>,
  id: number,
) {
  const answer = await request.get(`/api/v1/dashboard/user/orders/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as {
    data: { status: string; number_of_day: number };
  };
  return { status: data.status, number: data.number_of_day };
}

/** An order of two dishes, picked up and paid cash; answers its id and its number of the day. */
export async function orderTwo(
  request: APIRequestContext,
  customer: Customer,
  place: ReturnType<typeof quietPlace>,
): Promise<{ readonly id: number; readonly number: number }> {
  await fillCart(request, customer, {
    shopId: place.id,
    stockId: place.plain[1].stockId,
    quantity: 1,
  });
  const id = await orderDinner(request, customer, place);
  const { number } = await readOrder(request, customer, id);
  return { id, number };
}

/** The paths of links of a kind in what was sent to that address, newest first. */
export async function linksTo(
  request: APIRequestContext,
  address: string,
  kind: 'ring' | 'ticket',
): Promise<string[]> {
  const answer = await request.get(
    `/api/v1/dev/outbox?to=${encodeURIComponent(address)}`,
  );
  const { data } = (await answer.json()) as { data: { text: string }[] };
  const pattern = new RegExp(String.raw`/${kind}/[\w-]{43}`, 'g');
  return data.flatMap(({ text }) => text.match(pattern) ?? []);
}
