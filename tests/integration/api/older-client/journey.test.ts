import { describe, expect } from 'vitest';
import { api, it as base } from '@/tests/support/api/api-test';
import {
  createBanner,
  createCategory,
  createStory,
} from '@/tests/support/factories/place';
import {
  createAddonGroup,
  createProduct,
  type TestProduct,
} from '@/tests/support/factories/product';
import { createShop, type TestShop } from '@/tests/support/factories/shop';
import { EXAMPLE_LOCATION } from '@/tests/support/example-place';
import { DETAILS, readCode } from '@/tests/support/account/registration';

const SITE = 'https://sofra.example';
const ORIGIN = 'https://app.older.example';
const { latitude, longitude } = EXAMPLE_LOCATION;
/** Older clients keep where they are as one text and send its halves. */
const HERE = [String(latitude), String(longitude)];
const POINT = `address[latitude]=${latitude}&address[longitude]=${longitude}`;

const it = base.extend(
  'settings',
  { scope: 'file' },
  { SITE_URL: SITE, CORS_ORIGINS: ORIGIN },
);

let shop: TestShop;
let dish: TestProduct;
let sauce: TestProduct | undefined;

it.beforeAll(async () => {
  shop = await createShop(api.db, { logoImg: '/storage/images/logo.webp' });
  dish = await createProduct(api.db, shop.id, {
    img: '/storage/images/dish.webp',
  });
  const group = { shopId: shop.id, min: 0, max: 2, prices: [80] };
  [sauce] = await createAddonGroup(api.db, dish, group);
  await createStory(api.db, shop.id, { productId: dish.id });
  await createBanner(api.db, { url: `/restaurant/${shop.id}` });
  await createCategory(api.db, [shop.id]);
});

/** A page of another origin: its calls carry Origin and lang, its bodies are what forms and stores hold. */
function olderPage() {
  let token: string | undefined;
  const send = async (method: string, path: string, body?: unknown) => {
    const url = `${path}${path.includes('?') ? '&' : '?'}lang=en`;
    const answer = await api.call(method, url, {
      body,
      token,
      headers: { origin: ORIGIN, 'user-agent': 'OlderWeb/1.0' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    return answer;
  };
  const expectOk = async (method: string, path: string, body?: unknown) => {
    const answer = await send(method, path, body);
    expect([method, path, answer.status, answer.body.message ?? '']).toEqual([
      method,
      path,
      200,
      expect.anything(),
    ]);
    return answer.body;
  };
  return {
    send,
    signIn: (given: string) => (token = given),
    get: (path: string) => expectOk('GET', path),
    post: (path: string, body?: unknown) => expectOk('POST', path, body),
    remove: (path: string, body?: unknown) => expectOk('DELETE', path, body),
  };
}

describe('an older web client', () => {
  it('browses, signs up, fills a cart, orders with cash and calls it off', async () => {
    const page = olderPage();

    // Starts: settings, languages, currencies, texts.
    expect((await page.get('/rest/settings')).data).toEqual(expect.any(Array));
    const { data: languages } = await page.get('/rest/languages/active');
    expect(languages.some((each: { default: boolean }) => each.default)).toBe(
      true,
    );
    const [currency] = (await page.get('/rest/currencies/active')).data;
    await page.get('/rest/translations/paginate');

    // Browses: home, a shop, a dish.
    const [[story]] = await page.get('/rest/stories/paginate?page=1');
    expect(story.url).toBe(`${SITE}/storage/images/story.webp`);
    const [banner] = (await page.get('/rest/banners/paginate')).data;
    const { data: offer } = await page.get(`/rest/banners/${banner.id}`);
    expect(offer.shops[0].id).toBe(shop.id);
    await page.get('/rest/categories/paginate?type=main&perPage=10');
    await page.get('/rest/brands/paginate');
    const list = await page.get(
      `/rest/shops/paginate?perPage=12&currency_id=${currency.id}&${POINT}`,
    );
    const [found] = list.data;
    expect(found.logo_img).toBe(`${SITE}/storage/images/logo.webp`);
    const { data: place } = await page.get(`/rest/shops/${found.uuid}`);
    const { data: menu } = await page.get(`/rest/shops/${place.id}/products`);
    const [row] = menu.all[0].products;
    expect(row.stock).toMatchObject({ id: dish.stockId, total_price: 6.9 });
    const { data: product } = await page.get(`/rest/products/${row.uuid}`);
    const [addon] = product.stocks[0].addons;
    expect(addon.product.stock.id).toBe(sauce?.stockId);
    expect(product.galleries[0].path).toBe(`${SITE}/storage/images/dish.webp`);

    // Signs up: the code alone, then the details with the e-mail.
    const email = 'older@sofra.example';
    await page.post('/auth/register', { email });
    const code = await readCode(api, email);
    expect((await page.get(`/auth/verify/${code}`)).data).toEqual({ email });
    const session = (
      await page.post('/auth/after-verify', { email, ...DETAILS })
    ).data;
    page.signIn(session.token);
    const { data: me } = await page.get('/dashboard/user/profile/show');
    expect(me.notifications[0].notification.active).toBe(true);
    expect(me.wallet.price).toBe(0);
    await page.get('/dashboard/user/profile/notifications-statistic');

    // Fills the cart with the numbers of its forms.
    const { data: cart } = await page.post(
      '/dashboard/user/cart/insert-product',
      {
        shop_id: String(place.id),
        currency_id: String(currency.id),
        rate: currency.rate,
        products: [
          { stock_id: String(row.stock.id), quantity: '2' },
          {
            stock_id: String(addon.product.stock.id),
            quantity: '1',
            parent_id: String(row.stock.id),
          },
        ],
      },
    );
    expect(cart.total_price).toBe(15.4);
    const line = cart.user_carts[0].cartDetails[0];
    expect(line.stock.product.unit.translation.title).toEqual(
      expect.any(String),
    );

    // Takes the sauce off again, naming its stock in the same call.
    await page.remove('/dashboard/user/cart/product/delete', {
      ids: [line.addons[0].id, addon.product.stock.id],
    });
    const { data: quote } = await page.post(
      `/dashboard/user/cart/calculate/${cart.id}`,
      {
        type: 'delivery',
        address: { latitude: HERE[0], longitude: HERE[1] },
        currency_id: currency.id,
        tips: '0',
        coupon: null,
      },
    );
    expect(quote).toMatchObject({
      price: 13.8,
      total_tax: expect.any(Number),
      availability: { can_order: true },
    });

    // Saves where it lives.
    const home = {
      title: 'Home',
      address: { address: 'Amir Temur Avenue 12', house: '12', floor: '3' },
      location: HERE,
      active: 1,
    };
    const { data: saved } = await page.post('/dashboard/user/addresses', home);
    expect(saved.location).toEqual([latitude, longitude]);

    // Orders with cash, without a key; sent twice, it is one order.
    const methods: { id: number; tag: string }[] = (
      await page.get('/rest/payments')
    ).data;
    const order = {
      cart_id: cart.id,
      shop_id: place.id,
      currency_id: currency.id,
      rate: currency.rate,
      payment_id: methods.find(({ tag }) => tag === 'cash')?.id,
      delivery_type: 'delivery',
      delivery_fee: quote.delivery_fee,
      location: saved.location,
      address: { ...saved.address, office: '' },
      phone: 998_901_234_567,
      username: '',
      note: null,
      notes: { [row.stock.id]: 'no onions' },
      coupon: null,
      tips: 0,
    };
    const { data: placed } = await page.post('/dashboard/user/orders', order);
    expect(placed).toMatchObject({
      status: 'new',
      total_price: quote.total_price,
      shop: { logo_img: `${SITE}/storage/images/logo.webp` },
      address: { address: 'Amir Temur Avenue 12', floor: '3' },
      details: [{ note: 'no onions', stock: { total_price: 6.9 } }],
    });
    const again = await page.post('/dashboard/user/orders', order);
    expect(again.data.id).toBe(placed.id);

    // Looks at its orders, and calls this one off.
    const orders = '/dashboard/user/orders';
    const running = await page.get(
      `${orders}/paginate?statuses[]=new&statuses[]=cooking&statuses[]=ready`,
    );
    expect(running.data).toMatchObject([
      { id: placed.id, shop: { translation: { title: expect.any(String) } } },
    ]);
    const { data: whole } = await page.get(`${orders}/${placed.id}`);
    expect(whole.details[0].stock.product.translation.title).toEqual(
      row.translation.title,
    );
    const cancelled = await page.post(
      `${orders}/${placed.id}/status/change?status=canceled`,
    );
    expect(cancelled.data.status).toBe('canceled');
    const past = await page.get(`${orders}/paginate?statuses[]=canceled`);
    expect(past.data[0].status).toBe('canceled');

    // Leaves; what it knew of itself is closed.
    await page.post('/auth/logout');
    expect(
      (await page.send('GET', '/dashboard/user/profile/show')).status,
    ).toBe(401);
  });
});
