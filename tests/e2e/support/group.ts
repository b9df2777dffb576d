import { expect, type APIRequestContext } from '@playwright/test';
import type { Customer } from './customers';

interface GroupCart {
  readonly id: number;
  readonly user_carts: readonly {
    readonly name: string;
    readonly cartDetails: readonly { readonly quantity: number }[];
  }[];
  readonly group_order: { readonly url: string | null };
}

const CART = '/api/v1/dashboard/user/cart';

const headersOf = ({ token }: Pick<Customer, 'token'>) => ({
  Authorization: `Bearer ${token}`,
});

/** The owner's cart as the server knows it. */
export async function groupCart(
  request: APIRequestContext,
  owner: Pick<Customer, 'token'>,
): Promise<GroupCart> {
  const answer = await request.get(CART, { headers: headersOf(owner) });
  return ((await answer.json()) as { data: GroupCart }).data;
}

/** How many lines a member has in it; null: nobody of this name is in it. */
export async function linesOf(
  request: APIRequestContext,
  owner: Pick<Customer, 'token'>,
  name: string,
): Promise<number | null> {
  const { user_carts: parts } = await groupCart(request, owner);
  return parts.find((part) => part.name === name)?.cartDetails.length ?? null;
}

/** The owner changes the group as an older phone of theirs would. */
export async function changeGroup(
  request: APIRequestContext,
  owner: Pick<Customer, 'token'>,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { id } = await groupCart(request, owner);
  const path = `${CART}/group/${id}`;
  const answer = await request.put(path, { headers: headersOf(owner), data });
  expect(answer.status()).toBe(200);
}
