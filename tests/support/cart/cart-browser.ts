import type { ApiAnswer, ApiHarness } from '@/tests/support/api/api-harness';

type Call = Pick<ApiHarness, 'call'>;

/** A browser as the API sees it: it keeps the cookies it is given, and says who is signed in when told. */
export interface CartBrowser {
  readonly cookies: ReadonlyMap<string, string>;
  readonly token: string | null;
  /** Sends the bearer with every call from now on; null: nobody is signed in. */
  signIn(token: string | null): void;
  cookieHeader(): Record<string, string>;
  /** Takes the cookies of an answer that came to another tab of it. */
  keep(answer: Pick<ApiAnswer, 'headers'>): void;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ApiAnswer>;
  /** insert-product as guest or member: [stock, quantity] lines, more fields of the body after them. */
  insert(
    shopId: number,
    lines: readonly (readonly [number, number])[],
    more?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ApiAnswer>;
}

/** Opens a browser without cookies, or with another's. */
export function openCartBrowser(api: Call, other?: CartBrowser): CartBrowser {
  const cookies = new Map(other?.cookies);
  let token: string | null = null;

  const cookieHeader = (): Record<string, string> =>
    cookies.size
      ? {
          cookie: [...cookies]
            .map(([name, value]) => `${name}=${value}`)
            .join('; '),
        }
      : {};

  function keep(answer: Pick<ApiAnswer, 'headers'>): void {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line) || !value) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  const browser: CartBrowser = {
    cookies,
    get token() {
      return token;
    },
    signIn: (value) => (token = value),
    cookieHeader,
    keep,
    call: async (method, path, body, headers = {}) => {
      const answer = await api.call(method, path, {
        ...(body !== undefined && { body }),
        ...(token !== null && { token }),
        headers: { ...cookieHeader(), ...headers },
      });
      keep(answer);
      return answer;
    },
    insert: (shopId, lines, more = {}, headers = {}) =>
      browser.call(
        'POST',
        '/rest/cart/insert-product',
        {
          shop_id: shopId,
          products: lines.map(([stock_id, quantity]) => ({
            stock_id,
            quantity,
          })),
          ...more,
        },
        headers,
      ),
  };
  return browser;
}

/** What a cart's part holds, as [stock, quantity], gifts left out; of the caller's own part unless told. */
export function linesOf(answer: ApiAnswer): [number, number][] {
  const cart = answer.body.data as {
    me: { id: number };
    user_carts: {
      id: number;
      cartDetails: {
        stock: { id: number };
        quantity: number;
        bonus: boolean;
      }[];
    }[];
  };
  const own = cart.user_carts.find(({ id }) => id === cart.me.id);
  return (own?.cartDetails ?? [])
    .filter(({ bonus }) => !bonus)
    .map(({ quantity, stock }) => [stock.id, quantity]);
}
