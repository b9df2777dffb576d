import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';

export const DEMO = {
  email: 'demo@sofra.example',
  password: 'sofra-demo',
} as const;

export interface Customer {
  readonly email: string;
  readonly password: string;
  readonly id: number;
  readonly token: string;
}

interface Session {
  readonly access_token: string;
  readonly user: { id: number; firstname: string; lastname: string };
}

/** An e-mail address that nobody has yet, also not in another worker. */
export const newEmail = (): string => `guest-${randomUUID()}@sofra.example`;

/** A mobile number that nobody has yet, as it is written in the country. */
export const newNationalPhone = (): string =>
  `90${String(randomInt(10_000_000)).padStart(7, '0')}`;

async function post<T>(
  request: APIRequestContext,
  path: string,
  data: unknown,
  token?: string,
): Promise<T> {
  const answer = await request.post(`/api/v1${path}`, {
    data,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  if (!answer.ok())
    throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

/** The code of the newest message to that address in the development outbox. */
export async function mailedCode(
  request: APIRequestContext,
  email: string,
): Promise<string> {
  const answer = await request.get(
    `/api/v1/dev/outbox?to=${encodeURIComponent(email)}`,
  );
  const { data } = (await answer.json()) as { data: { code?: string }[] };
  const code = data[0]?.code;
  if (!code) throw new Error(`no code was sent to ${email}`);
  return code;
}

/** A new customer, made through the API, with nothing to its name. */
export async function newCustomer(
  request: APIRequestContext,
): Promise<Customer> {
  const email = newEmail();
  const password = 'dinner-time';
  await post(request, '/auth/register', { email });
  const proof = await post<{ verify_token: string }>(
    request,
    '/auth/verify/code',
    { email, verifyCode: await mailedCode(request, email) },
  );
  const session = await post<Session>(request, '/auth/after-verify', {
    ...proof,
    firstname: 'Dilnoza',
    lastname: 'Karimova',
    password,
    password_confirmation: password,
  });
  return {
    email,
    password,
    id: session.user.id,
    token: session.access_token,
  };
}

/** Gives the browser the session, as a sign-in would have. */
export async function enterAs(
  context: BrowserContext,
  { id, token }: Pick<Customer, 'id' | 'token'>,
  url: string,
): Promise<void> {
  const user = { id, firstname: 'Dilnoza', lastname: 'Karimova' };
  await context.addCookies([
    { name: 'access_token', value: token, url, sameSite: 'Lax' },
    {
      name: 'user',
      value: encodeURIComponent(JSON.stringify(user)),
      url,
      sameSite: 'Lax',
    },
  ]);
}

/** The customer's cart as the server knows it: stock ids and quantities. */
export async function serverCart(
  request: APIRequestContext,
  { token }: Pick<Customer, 'token'>,
): Promise<{ shopId: number; quantities: number[] } | null> {
  const answer = await request.get('/api/v1/dashboard/user/cart', {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (answer.status() === 404) return null;
  const { data } = (await answer.json()) as {
    data: {
      shop_id: number;
      user_carts: { cartDetails: { quantity: number }[] }[];
    } | null;
  };
  if (!data) return null;
  const lines = data.user_carts.flatMap(({ cartDetails }) => cartDetails);
  return {
    shopId: data.shop_id,
    quantities: lines.map(({ quantity }) => quantity),
  };
}

/** Puts a dish into the customer's cart on the server. */
export async function fillCart(
  request: APIRequestContext,
  { token }: Pick<Customer, 'token'>,
  wish: { shopId: number; stockId: number; quantity: number },
): Promise<void> {
  await post(
    request,
    '/dashboard/user/cart/insert-product',
    {
      shop_id: wish.shopId,
      currency_id: 1,
      products: [{ stock_id: wish.stockId, quantity: wish.quantity }],
    },
    token,
  );
}

/** The customer's orders, newest first. */
export async function ordersOf(
  request: APIRequestContext,
  { token }: Pick<Customer, 'token'>,
): Promise<{ id: number; status: string }[]> {
  const answer = await request.get(
    '/api/v1/dashboard/user/orders/paginate?perPage=50',
    { headers: { Authorization: `Bearer ${token}` } },
  );
  return ((await answer.json()) as { data: { id: number; status: string }[] })
    .data;
}
