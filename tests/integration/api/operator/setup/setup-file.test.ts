// @module-tag both-engines
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { provideBasics } from '@/server/domain/settings/provide-basics';
import { api, it } from '@/tests/support/api/api-test';
import { operate, type ToolRun } from '@/tests/support/api/operator-tool';

let folder: string;
let file: string;

const setup = (...more: string[]): Promise<ToolRun> =>
  operate(api, ['setup', file, ...more]);
const asked = async (...line: string[]) =>
  JSON.parse((await operate(api, [...line, '--json'])).out);

/** The example of the documentation, of a site whose prices are in dollars, with changes. */
async function example(...changes: readonly (readonly [string, string])[]) {
  const text = await readFile('docs/setup-example.yaml', 'utf8');
  const all = [
    ['house: EUR', 'house: USD'],
    ['{ USD: 1.08 }', '{ EUR: 0.92 }'],
    ...changes,
  ] as const;
  const changed = all.reduce((said, [from, to]) => {
    expect(said).toContain(from);
    return said.replace(from, to);
  }, text);
  await writeFile(file, changed);
}

beforeEach(async () => {
  await provideBasics(api, { currency: 'USD', codeMinutes: 10 });
  folder = await mkdtemp(join(tmpdir(), 'setup-'));
  file = join(folder, 'setup.yaml');
  await cp('docs/menu-example.csv', join(folder, 'menu-example.csv'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('setup of a file', () => {
  it('refuses another currency than that of the first start before anything is changed', async () => {
    await example(['house: USD', 'house: EUR']);
    const run = await setup();
    expect(run.code).toBe(1);
    expect(run.errors).toContain('DEFAULT_CURRENCY=EUR');
    expect(await asked('shops')).toEqual([]);
  });

  it.for([
    ['pay: [cash]', 'pay: [cash, shells]', 'there is no shells'],
    ["colours: '#1F5FA8'", "colours: '#zz'", 'colours'],
    ['location: 52.5309, 13.3986', 'location: near the river', 'location'],
    ['menu-example.csv', 'no-menu.csv', 'no-menu.csv'],
    ['zone: 4 km', 'zone: far away', 'zone'],
    ['  title: Bistro Nord\n', '', 'title'],
    ['pay:', 'pai:', 'pai'],
  ] as const)(
    'says what is wrong with %s, and changes nothing',
    async ([from, to, word]) => {
      await example([from, to]);
      const run = await setup();
      expect(run.code).toBe(1);
      expect(run.errors).toContain(word);
      expect(await asked('shops')).toEqual([]);
      expect((await asked('setting', 'get', 'country')).value).toBeFalsy();
    },
  );

  it('tries all of it with --dry-run, and changes nothing', async () => {
    await example();
    const run = await setup('--dry-run');
    expect(run.errors).toBe('');
    expect(run.out).toContain('nothing is done');
    expect(await asked('shops')).toEqual([]);
  });

  it('makes the site with its open shop, menu, ways and board, and says what is missing', async () => {
    await example();
    const run = await setup();
    expect(run.code).toBe(0);
    expect(run.out).toMatch(/http\S+\/board\/\S+/);
    expect(run.out).toContain('█');
    expect(run.out).toContain('SITE_URL');
    const [row] = await asked('shops');
    expect(row).toMatchObject({ slug: 'bistro-nord', open: true });
    const shop = await asked('shop', row.slug);
    expect(shop).toMatchObject({
      phone: '+49301234567',
      zone: { kind: 'radius', radius_km: 4 },
      price: 1.9,
      min_amount: 10,
      timezone: 'Europe/Berlin',
      categories: ['Suppen', 'Fisch'],
    });
    expect(shop.translations.de.title).toBe('Bistro Nord');
    expect(shop.hours).toHaveLength(6);
    const values = Object.fromEntries(
      (await asked('settings')).map(
        ({ key, value }: { key: string; value: string }) => [key, value],
      ),
    );
    expect(values).toMatchObject({
      name: 'Bistro Nord',
      home: 'shop',
      country: 'DE',
      default_language: 'de',
      languages: 'de,en',
      phone: '+49301234567',
      operator_email: 'chef@bistro.example',
    });
    const { ways } = await asked('pay');
    expect(
      ways.flatMap(({ active, tag }: { active: boolean; tag: string }) =>
        active ? tag : [],
      ),
    ).toEqual(['cash']);
    expect(await asked('shop', 'notify', row.slug)).toMatchObject({
      accept_minutes: 10,
      ways: [{ kind: 'email', target: 'kueche@bistro.example', lang: 'de' }],
    });
    const stocks = await operate(api, ['stock', 'shop', String(row.id)]);
    expect(stocks.out).toContain('ON SALE');
  });

  it('changes what a file that is run again says, without a second shop', async () => {
    await example(['price: 1.90', 'price: 2.50']);
    const run = await setup();
    expect(run.errors).not.toContain('Mend it');
    const shops = await asked('shops');
    expect(shops).toHaveLength(1);
    expect(await asked('categories')).toHaveLength(2);
    expect(await asked('shop', 'bistro-nord')).toMatchObject({ price: 2.5 });
  });
});
