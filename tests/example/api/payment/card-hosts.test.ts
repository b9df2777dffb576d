import { beforeEach, describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { type CardDesk, cardDesk } from '@/tests/example/support/card-order';
import {
  createFilledCart,
  createShopper,
  orderBody,
} from '@/tests/support/factories/cart';

const START = new Date('2026-11-18T07:00:00Z');
const LAN = '192.0.2.2';
const RAW_FILES = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/blog/rss.xml'];
let desk: CardDesk;

beforeEach(() => {
  api.setNow(START);
  desk = cardDesk(api, { now: START });
});

/** A browser that opened the site at this host; the connection arrived at this address. */
const opened = (host: string, at: string) => ({ headers: { host }, at });

async function placeAt(browser: ReturnType<typeof opened>) {
  const { cartId, shop, shopper } = await createFilledCart(api);
  const body = orderBody(cartId, shop.payments.card);
  const caller = { ...shopper, ...browser };
  const placed = await api.post('/dashboard/user/orders', body, caller);
  const url = String(placed.body.data.payment_url);
  const page = await api.get(`/sandbox/sessions/${desk.sessionOf(url)}`);
  return {
    id: placed.body.data.id,
    url,
    session: page.body.data,
    shop,
    shopper,
  };
}

describe('a site without SITE_URL', () => {
  it.for([
    ['127.0.0.1:3000', '127.0.0.1', 'http://127.0.0.1:3000'],
    ['[::1]:3000', '::1', 'http://[::1]:3000'],
    [`${LAN}:3000`, LAN, `http://${LAN}:3000`],
    ['attacker.example', '127.0.0.1', 'http://localhost:3000'],
  ] as const)(
    'a card payment begun at %s is paid and comes back at its own address',
    async ([host, at, site]) => {
      const { session, url } = await placeAt(opened(host, at));
      expect(new URL(url).origin).toBe(site);
      expect(new URL(session.return_url).origin).toBe(site);
      expect(new URL(session.cancel_url).origin).toBe(site);
    },
  );

  it('tells the provider the same address again when another process asks for the page', async () => {
    const { id, url } = await placeAt(opened('127.0.0.1:3000', '127.0.0.1'));
    const [attempt] = await desk.attempts(id);
    expect(attempt).toMatchObject({ chargeSite: 'http://127.0.0.1:3000' });
    desk.pass(60_000);
    await desk.sweep();
    const [later] = await desk.attempts(id);
    expect(later?.payUrl).toBe(url);
  });

  it('a top-up comes back to where it was begun', async () => {
    const shopper = await createShopper(api);
    const { body } = await api.post(
      '/payments/wallet/payment/top-up',
      { payment_type: 'card', price: 25.5 },
      { ...shopper, ...opened('127.0.0.1:3000', '127.0.0.1') },
    );
    expect(new URL(body.data.url).origin).toBe('http://127.0.0.1:3000');
  });

  it('whole addresses of pictures, sitemap, robots, llms.txt and feeds are of this machine', async () => {
    const { shop } = await createFilledCart(api, {
      shop: { logoImg: '/storage/images/logo.webp' },
    });
    for (const [host, site] of [
      ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
      ['attacker.example', 'http://localhost:3000'],
    ] as const) {
      const browser = opened(host, '127.0.0.1');
      const path = `/rest/shops/${shop.id}?absolute_urls=1`;
      const { body } = await api.get(path, browser);
      expect(body.data.logo_img).toBe(`${site}/storage/images/logo.webp`);
      const { headers } = browser;
      const socket = { localAddress: '127.0.0.1' };
      const incoming = { socket, rawHeaders: ['Host', host] };
      for (const file of RAW_FILES) {
        const address = `http://${host}${file}`;
        const answer = await api.app.request(
          address,
          { headers },
          { incoming },
        );
        const text = await answer.text();
        expect(text).toContain(`${site}/`);
        expect(text).not.toContain('attacker');
      }
    }
  });
});
