import { describe, expect } from 'vitest';
import { siteIt } from '@/tests/support/site/site-test';

const PICKUP = { headers: { cookie: 'mode=pickup' } };
const opened = { maxRedirects: 0, headers: { 'sec-fetch-dest': 'document' } };

describe('delivery or pickup', () => {
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
});
