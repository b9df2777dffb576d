import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readMenu } from '@/scripts/operator/menu/read-menu';
import { filesOf } from '@/tests/support/factories/menu-file';
import { workbook } from '@/tests/support/workbook';

/** Cyrillic as windows-1251 has it; every other letter as Latin-1. */
const ansi = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });

const menuIn = (lang: string) => () =>
  Promise.resolve({
    products: [{ translations: { [lang]: { title: 'x' } } }],
  } as never);

async function readIn(
  bytes: Uint8Array,
  {
    shop = 'en',
    name = 'karte.csv',
    ...more
  }: { shop?: string; name?: string; encoding?: string; lang?: string } = {},
) {
  const file = await filesOf({ [name]: bytes });
  const { menu, notes } = await readMenu(file, {
    stored: menuIn(shop),
    ...more,
  });
  const titles = menu.products.map(
    ({ translations }) =>
      Object.values(translations as Record<string, { title: string }>)[0]
        ?.title,
  );
  return { titles, note: notes[0] };
}

const noteOf = (encoding: string): string =>
  `the file is not in UTF-8; it is read as ${encoding}. Another is said by --encoding`;

describe('a CSV that is not in UTF-8', () => {
  it('is read by its heads, whatever the shop speaks', async () => {
    expect(await readIn(ansi('Блюдо;Цена\r\nСырники;320\r\n'))).toEqual({
      titles: ['Сырники'],
      note: noteOf('windows-1251'),
    });
    const german = ansi('Gericht;Preis\r\nGrüner Veltliner;4,50\r\n');
    expect(await readIn(german, { shop: 'ru' })).toEqual({
      titles: ['Grüner Veltliner'],
      note: noteOf('windows-1252'),
    });
  });

  it('is read by the language of the menu where its heads are English', async () => {
    const file = ansi('Dish;Price\nБорщ;5');
    expect(await readIn(file, { shop: 'be' })).toEqual({
      titles: ['Борщ'],
      note: noteOf('windows-1251'),
    });
    expect((await readIn(ansi('Dish;Price\nCrêpe;5'))).titles).toEqual([
      'Crêpe',
    ]);
    expect((await readIn(file, { lang: 'ru' })).titles).toEqual(['Борщ']);
  });

  it('is read as it is said to be', async () => {
    const file = ansi('Dish;Price\nБорщ;5');
    const { titles } = await readIn(file, { encoding: 'windows-1251' });
    expect(titles).toEqual(['Борщ']);
    await expect(readIn(file, { encoding: 'utf-8' })).rejects.toThrow(
      'is not in utf-8.',
    );
  });

  it('is read as UTF-16 of either order by its mark', async () => {
    const little = Buffer.from('\uFEFFБлюдо\tЦена\nУха\t7', 'utf16le');
    const big = Buffer.from(little).swap16();
    expect(await readIn(little)).toEqual({
      titles: ['Уха'],
      note: 'the file is read as utf-16le',
    });
    expect(await readIn(big)).toEqual({
      titles: ['Уха'],
      note: 'the file is read as utf-16be',
    });
  });
});

describe('a workbook with macros', () => {
  it('is read as one without them', async () => {
    const parts = unzipSync(
      workbook([
        ['Dish', 'Price'],
        ['Ramen', 11],
      ]),
    );
    const macros = zipSync({ ...parts, 'xl/vbaProject.bin': ansi('Sub') });
    const { titles } = await readIn(macros, { name: 'menu.xlsm' });
    expect(titles).toEqual(['Ramen']);
  });

  it('that is a text by its bytes is read as that', async () => {
    const bytes = ansi('Dish;Price\nRamen;11');
    const { titles } = await readIn(bytes, { name: 'menu.xlsm' });
    expect(titles).toEqual(['Ramen']);
  });
});
