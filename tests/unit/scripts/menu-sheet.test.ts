import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { nameRows } from '@/scripts/operator/menu/name-rows';
import { readCsv } from '@/scripts/operator/menu/read-csv';
import { readXlsx } from '@/scripts/operator/menu/read-xlsx';
import { workbook } from '@/tests/support/workbook';

const EMPTY = { products: [] };

describe('the heads of an owner’s own spreadsheet', () => {
  it.each([
    ['Section;Dish;Price, $;Description', 'en'],
    ['Раздел;Блюдо;Цена, сум;Состав', 'ru'],
    ["Bo‘lim;Taom nomi;Narxi (so'm);Tarkibi", 'en'],
    ['Бөлім;Тағам атауы;Бағасы;Сипаттама', 'kz'],
    ['Rubrik;Gericht;Preis (€);Beschreibung', 'de'],
    ['Catégorie;Plat;Prix €;Ingrédients', 'fr'],
    ['Sección;Plato;Precio;Descripción', 'es'],
    ['Categoria;Piatto;Prezzo;Descrizione', 'en'],
    ['BÖLÜM;ÜRÜN ADI;FİYAT;AÇIKLAMA', 'tr'],
    ['القسم;اسم الطبق;السعر;الوصف', 'ar'],
  ])('are known: %s', (heads, lang) => {
    expect(readCsv(heads).columns).toEqual([
      'category',
      `title:${lang}`,
      'price',
      `description:${lang}`,
    ]);
  });

  it('that nobody knows are named all at once, with a guess', () => {
    expect(() => readCsv('Dish;Prise;Wieght;Descripton;Price')).toThrow(
      /no column "Prise"\. Did you mean price\?\n.*no column "Wieght"\. Did you mean weight\?\n.*"Descripton"\. Did you mean description\?/,
    );
    expect(
      readCsv('Dish;Weight, g;Price', { leaveOut: ['weight, G'] }).columns,
    ).toEqual(['title:en', 'price']);
  });
});

describe('the slugs of a spreadsheet without slugs', () => {
  const slugs = (text: string, menu: object = EMPTY) =>
    nameRows(readCsv(text), menu as never).rows.map(({ cells }) => cells.slug);

  it('come from the titles, in Latin letters, each once', () => {
    expect(
      slugs(
        'Section;Dish;Price\nSoups;Лағман & co;1\nMains;Лағман & co;2\nMains;烧烤;3\nMains;“…”;4',
      ),
    ).toEqual(['laghman-co', 'laghman-co-mains', 'shaokao', 'dish']);
  });

  it('are those of the shop’s products of the same title, in whatever order', () => {
    const menu = {
      categories: [
        { slug: 's', translations: { en: { title: 'Soups' } } },
        { slug: 'm', translations: { en: { title: 'Mains' } } },
      ],
      products: [
        {
          slug: 'mine',
          category: 's',
          translations: { en: { title: 'Lagman' } },
        },
        {
          slug: 'lagman',
          category: 'm',
          translations: { en: { title: 'Lagman' } },
        },
        { slug: 'tea', addon: true, translations: { en: { title: 'Tea' } } },
      ],
    };
    expect(
      slugs(
        'Section;Dish;Price\nMains; LAGMAN ;2\nSoups;Lagman;1\n;Tea;1',
        menu,
      ),
    ).toEqual(['lagman', 'mine', 'tea-2']);
  });
});

describe('an Excel workbook', () => {
  it('is read by its first sheet: numbers, words, and formulas by their value', async () => {
    const bytes = workbook([
      ['Section', 'Dish', 'Price, $'],
      ['Soups', 'Shurpa', 4.5],
      [],
      ['Soups', 'Lagman', { formula: 'C2+1.1', value: 5.6 }],
      ['Mains', 'Plov', '6,90 $'],
    ]);
    const { columns, rows } = await readXlsx(bytes);
    expect(columns).toEqual(['category', 'title:en', 'price']);
    expect(rows).toEqual([
      {
        line: 2,
        cells: { category: 'Soups', 'title:en': 'Shurpa', price: '4.5' },
      },
      {
        line: 4,
        cells: { category: 'Soups', 'title:en': 'Lagman', price: '5.6' },
      },
      {
        line: 5,
        cells: { category: 'Mains', 'title:en': 'Plov', price: '6,90 $' },
      },
    ]);
  });

  it('whose formulas were never worked out is refused by their cells', async () => {
    const bytes = workbook([
      ['Dish', 'Price'],
      ['Plov', { formula: 'WEBSERVICE("http://127.0.0.1")' }],
    ]);
    await expect(readXlsx(bytes)).rejects.toThrow(
      'Formulas without a value: B2.',
    );
  });

  it('as Excel writes it: each formula without a value is named, those with one are read', async () => {
    const parts = unzipSync(workbook([['Dish', 'Price', 'Price again']]));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? strToU8(''));
    const rows = [
      // worked out; worked out to nothing; one of a shared formula
      '<c r="A2" t="str"><f>UPPER("plov")</f><v>PLOV</v></c><c r="B2"><f>1+1</f><v>2</v></c><c r="C2" t="str"><f>""</f><v></v></c>',
      // never worked out, in each way that programs write it
      '<c r="A3" t="str"><f>UPPER("x")</f></c><c r="B3" s="1"><f t="shared" ref="B3:B4" si="0">B2*2</f></c><c r="C3"><f>1+1</f><v/></c>',
      '<c r="A4" t="inlineStr"><is><t>Manti</t></is></c><c r="B4" s="1"><f t="shared" si="0"/></c><c r="C4"><f>1+1</f><v></v></c>',
    ].map((cells, index) => `<row r="${index + 2}">${cells}</row>`);
    const whole = (count: number) =>
      zipSync({
        ...parts,
        'xl/worksheets/sheet1.xml': strToU8(
          sheet.replace(
            '</sheetData>',
            `${rows.slice(0, count).join('')}</sheetData>`,
          ),
        ),
      }) as Uint8Array<ArrayBuffer>;
    await expect(
      readXlsx(whole(3), { leaveOut: ['Price again'] }),
    ).rejects.toThrow('Formulas without a value: A3, B3, C3, B4, C4.');
    const good = await readXlsx(whole(1), { leaveOut: ['Price again'] });
    expect(good.rows[0]?.cells).toEqual({ 'title:en': 'PLOV', price: '2' });
  });

  it('that unpacks to more than it should, is too long or none at all is refused', async () => {
    const bomb = zipSync({
      'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000),
    });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(readXlsx(bomb)).rejects.toThrow('too large');
    await expect(readXlsx(new Uint8Array(5_000_001))).rejects.toThrow('5 MB');
    await expect(readXlsx(strToU8('PK no zip'))).rejects.toThrow(
      'no Excel workbook',
    );
    const long = workbook(
      Array.from({ length: 20_001 }, (_, index) => [`Dish ${index}`]),
    );
    await expect(readXlsx(long)).rejects.toThrow('20000 rows');
  });
});
