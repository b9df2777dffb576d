import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { brandName, siteBrand } from '@/server/caches/site-brand';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { api, it } from '@/tests/support/api/api-test';
import { operate } from '@/tests/support/api/operator-tool';
import { filesOf } from '@/tests/support/factories/menu-file';

const run = (...line: string[]) => operate(api, line);

const raw = (path: string) =>
  api.fetch(new Request(`http://test.local${path}`));

/** A folder with a brand's file and a drawing of its logo beside it. */
const brandFile = (said: object): Promise<string> =>
  filesOf({
    'brand.json': JSON.stringify(said),
    'logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100" fill="#1F5FA8"/></svg>',
    'letters.woff2': 'wOF2 and more',
  });

const NORD = {
  name: { en: 'Bistro Nord', ar: 'بيسترو نورد' },
  short_name: 'Nord',
  tagline: { en: 'The north, at your table' },
  logo: 'logo.svg',
  icon: 'logo.svg',
  typeface: 'letters.woff2',
  colours: '#1F5FA8',
  legal: { name: 'Bistro Nord GmbH' },
};

describe('a brand', () => {
  it('names the site in every text, by its language', async () => {
    const { errors } = await run('brand', 'set', await brandFile(NORD));
    expect(errors).toBe('');
    await expect.poll(() => brandName('en')).toBe('Bistro Nord');
    expect(errorMessage('en', 'mail.code.subject')).toBe(
      'Your Bistro Nord code',
    );
    expect(errorMessage('ar', 'mail.code.subject')).toContain('بيسترو نورد');
    expect(errorMessage('de', 'mail.account.subject')).toContain('Bistro Nord');
    const texts = await raw('/locales/en/translation.json');
    expect(await texts.json()).toMatchObject({
      'footer.tagline': 'The north, at your table',
    });
    expect(await (await raw('/llms.txt')).text()).toMatch(/^# Bistro Nord\n/);
  });

  it('gives pages their colours and letters', async () => {
    await run('brand', 'set', await brandFile(NORD));
    await expect.poll(() => siteBrand().typeface).not.toBeNull();
    const look = await raw('/brand/look.css');
    expect(look.headers.get('content-type')).toContain('text/css');
    const css = await look.text();
    expect(css).toContain('--mui-palette-primary-main: #1F5FA8');
    expect(css).toContain('/brand/typeface.woff2?v=');
    const letters = await raw('/brand/typeface.woff2');
    expect(await letters.text()).toBe('wOF2 and more');
  });

  it.each([
    ['icon-192.png', 'png', 192],
    ['apple-touch-icon.png', 'png', 180],
    ['maskable-512.png', 'png', 512],
    ['badge-96.png', 'png', 96],
  ])('is on the icon %s', async (file, format, width) => {
    const before = Buffer.from(
      await (await raw(`/icons/${file}`)).arrayBuffer(),
    );
    await run('brand', 'clear', '--yes');
    await expect.poll(() => siteBrand().version).toBeNull();
    const own = Buffer.from(await (await raw(`/icons/${file}`)).arrayBuffer());
    await run('brand', 'set', await brandFile(NORD));
    await expect.poll(() => siteBrand().icon).not.toBeNull();
    const icon = Buffer.from(await (await raw(`/icons/${file}`)).arrayBuffer());
    expect(await sharp(icon).metadata()).toMatchObject({
      format,
      width,
      height: width,
    });
    expect(icon.equals(own)).toBe(false);
    expect(before.byteLength).toBeGreaterThan(0);
  });

  it('is on the icon that browsers look for unasked, and on the link preview', async () => {
    await run('brand', 'set', await brandFile(NORD));
    await expect.poll(() => siteBrand().logo).not.toBeNull();
    const icon = Buffer.from(
      await (await raw('/icons/favicon.ico')).arrayBuffer(),
    );
    expect(icon.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
    expect(await sharp(icon.subarray(22)).metadata()).toMatchObject({
      format: 'png',
      width: 32,
    });
    const share = Buffer.from(
      await (await raw('/brand/share.jpg')).arrayBuffer(),
    );
    expect(await sharp(share).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  it('is refused with the pair of colours that cannot be read, and nothing is changed', async () => {
    await run('brand', 'clear', '--yes');
    const yellow = { ...NORD, colours: '#FFD600' };
    const { code, errors } = await run('brand', 'set', await brandFile(yellow));
    expect(code).toBe(1);
    expect(errors).toContain(
      'light: primary #FFD600 on surface #FFFFFF is 1.4:1 and must be 4.5:1',
    );
    expect((await run('setting', 'get', 'name')).out).toMatch(/\(empty\)/);
  });

  it.each([
    [{ colours: { dark: { primry: '#FFFFFF' } } }, /no colour "primry"/],
    [{ name: 'x'.repeat(200) }, /name must be/],
    [{ nam: 'Nord' }, /nam/],
    [{ logo: 'none.svg' }, /no file none\.svg/],
    [{ typeface: 'logo.svg' }, /WOFF2/],
    [{}, /says nothing/],
  ])('says what is wrong with %o', async (said, words) => {
    const { code, errors } = await run('brand', 'set', await brandFile(said));
    expect(code).toBe(1);
    expect(errors).toMatch(words);
  });

  it('is the product’s own again when it is taken away', async () => {
    await run('brand', 'set', await brandFile(NORD));
    await run('brand', 'clear', '--yes');
    await expect.poll(() => brandName('en')).toBe('Sofra');
    expect((await raw('/brand/look.css')).status).toBe(404);
    expect((await run('brand', 'clear')).code).toBe(2);
  });
});
