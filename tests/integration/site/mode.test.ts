import { describe, expect } from 'vitest';
import type { CartDto } from '@/server/contracts/cart';
import { siteIt, t } from '@/tests/support/site/site-test';

const PICKUP = { headers: { cookie: 'mode=pickup' } };
const opened = { maxRedirects: 0, headers: { 'sec-fetch-dest': 'document' } };
/** What only a list of pickups says; its spaces keep a line whole. */
const READY = /Ready\sin\s\d+\smin/;

interface Cart {
  readonly data: Pick<CartDto, 'group_order' | 'id'>;
}

describe('delivery or pickup', () => {
  siteIt(
    'the first HTML is of the cookie, and kept lists are not mixed',
    async ({ places, request }) => {
      // of the others some are closed, by the hour
      const lists = ['/?open=1', '/restaurant?open=1'];
      const paths = [...lists, `/restaurant/${places[0].id}`];
      for (const path of [...paths, ...paths]) {
        const pickup = await (await request.get(path, PICKUP)).text();
        expect(pickup).toMatch(READY);
        for (const cookie of ['mode=delivery', 'mode=teleport', 'x=1']) {
          const answer = await request.get(path, { headers: { cookie } });
          expect(await answer.text()).not.toMatch(READY);
        }
      }
    },
  );

  siteIt(
    'an address that chooses it makes no second one',
    async ({ request }) => {
      const answer = await request.get('/ru/shop?mode=pickup&open=1', opened);
      expect(answer.status()).toBe(307);
      expect(answer.headers().location).toBe('/ru/shop?open=1');
      expect(answer.headers()['set-cookie']).toMatch(/^mode=pickup;/m);
      const canonical = /<link rel="canonical" href="[^"]*"/;
      const [one, other] = await Promise.all(
        [PICKUP, {}].map(async (options) =>
          canonical.exec(await (await request.get('/shop', options)).text()),
        ),
      );
      expect(other?.[0]).toBeTruthy();
      expect(one?.[0]).toBe(other?.[0]);
    },
  );

  siteIt(
    'a prefetch of such an address chooses nothing',
    async ({ request }) => {
      const answer = await request.get('/?mode=pickup', {
        maxRedirects: 0,
        headers: { ...opened.headers, 'sec-purpose': 'prefetch' },
      });
      expect(answer.status()).toBe(200);
      expect(answer.headers()['set-cookie'] ?? '').not.toContain('mode=');
    },
  );

  siteIt(
    'is chosen without script, and the list stays where it was',
    async ({ browser }) => {
      await browser.open('/restaurant?open=1');
      const segment = () =>
        browser.main.getByRole<HTMLInputElement>('radio', {
          name: t('mode.pickup'),
        });
      expect(segment()).not.toBeChecked();
      segment().checked = true;
      await browser.press(
        browser.main.getByRole('button', { name: t('settings.save') }),
      );
      expect(browser.path).toBe('/restaurant?open=1');
      expect(segment()).toBeChecked();
      await browser.open('/');
      expect(segment()).toBeChecked();
      expect(browser.main.getAllByText(READY)).not.toHaveLength(0);
    },
  );

  siteIt(
    'an owner’s choice without script, or by an address, is their group’s',
    async ({ browser, customer, places, request }) => {
      const headers = { Authorization: `Bearer ${customer.token}` };
      const cart = '/api/v1/dashboard/user/cart';
      const data = { shop_id: places[0].id };
      const opened = await request.post(`${cart}/open`, { data, headers });
      const { id } = ((await opened.json()) as Cart).data;
      await request.post(`${cart}/set-group/${id}`, { data: {}, headers });
      const mode = async () =>
        ((await (await request.get(cart, { headers })).json()) as Cart).data
          .group_order?.mode;
      expect(await mode()).toBeNull();
      await browser.open('/restaurant?mode=pickup');
      expect(await mode()).toBe('pickup');
      const delivery = browser.main.getByRole<HTMLInputElement>('radio', {
        name: t('mode.delivery'),
      });
      expect(delivery).not.toBeChecked();
      delivery.checked = true;
      await browser.press(
        browser.main.getByRole('button', { name: t('settings.save') }),
      );
      expect(await mode()).toBe('delivery');
    },
  );
});
