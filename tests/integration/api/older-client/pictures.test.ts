import { describe, expect } from 'vitest';
import { api, it as base } from '@/tests/support/api/api-test';
import {
  createFilledCart,
  orderBody,
  type Shopper,
} from '@/tests/support/factories/cart';

const SITE = 'https://sofra.example';
const STRANGER = { origin: 'https://older.example' };
const LOGO = '/storage/images/logo.webp';
const DISH = '/storage/images/dish.webp';

const it = base.extend(
  'settings',
  { scope: 'file' },
  {
    SITE_URL: `${SITE}/`,
    CORS_ORIGINS: STRANGER.origin,
  },
);

let filled: Awaited<ReturnType<typeof createFilledCart>>;
let shopper: Shopper;

it.beforeAll(async () => {
  filled = await createFilledCart(api, {
    shop: { logoImg: LOGO },
    product: { img: DISH },
  });
  shopper = filled.shopper;
});

describe('addresses of pictures', () => {
  it('are whole for a page of another origin and on request, root-relative otherwise', async () => {
    const path = `/rest/shops/${filled.shop.id}`;
    const logo = async (query = '', headers = {}) =>
      (await api.get(path + query, { headers })).body.data.logo_img;
    expect(await logo()).toBe(LOGO);
    expect(await logo('', STRANGER)).toBe(SITE + LOGO);
    expect(await logo('', { origin: 'null' })).toBe(SITE + LOGO);
    expect(await logo('?absolute_urls=1')).toBe(SITE + LOGO);
    // The first answers were kept by nobody: own pages still get what they ask for.
    expect(await logo('', { origin: SITE })).toBe(LOGO);
    expect(await logo('', { origin: 'http://test.local' })).toBe(LOGO);
    expect(await logo('?absolute_urls=0')).toBe(LOGO);
    expect(await logo()).toBe(LOGO);
  });

  it('are whole in galleries, menus and carts', async () => {
    const menu = await api.get(`/rest/shops/${filled.shop.id}/products`, {
      headers: STRANGER,
    });
    const [product] = menu.body.data.all[0].products;
    expect(product).toMatchObject({
      img: SITE + DISH,
      galleries: [{ title: DISH, path: SITE + DISH }],
    });
    const cart = await api.get('/dashboard/user/cart', {
      ...shopper,
      headers: STRANGER,
    });
    expect(cart.body.data.user_carts[0].cartDetails[0].stock.product.img).toBe(
      SITE + DISH,
    );
  });

  it('are as asked for when an order is answered again, and what people wrote is left alone', async () => {
    const note = '"img":"/storage/x" /storage/images/y';
    const body = orderBody(filled.cartId, filled.shop.payments.cash, { note });
    const send = (headers: Record<string, string>) =>
      api.post('/dashboard/user/orders', body, { ...shopper, headers });
    const first = await send(STRANGER);
    expect(first.status).toBe(200);
    expect(first.body.data.shop.logo_img).toBe(SITE + LOGO);
    expect(first.body.data.note).toBe(note);
    const again = await send({});
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(again.body.data.shop.logo_img).toBe(LOGO);
    expect((await send(STRANGER)).body).toEqual(first.body);
  });

  it('vary by origin for whoever keeps answers', async () => {
    const { headers } = await api.get('/rest/settings');
    expect(headers.get('vary')).toMatch(/origin/i);
  });
});
