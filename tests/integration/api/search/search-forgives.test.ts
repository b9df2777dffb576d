// @module-tag both-engines
import { describe, expect } from 'vitest';
import { api, it } from '@/tests/support/api/api-test';
import { createMenuSection } from '@/tests/support/factories/menu';
import {
  createMainCategory,
  createNamedProduct,
  createNamedShop,
} from '@/tests/support/factories/searchable';
import { type SearchHit, searchCalls } from '@/tests/support/search-calls';

const { search, titles } = searchCalls('products', () => api);

const highlighted = ({ match }: SearchHit): string[] =>
  (match?.ranges ?? []).map(
    ([start, end]) => match?.text.slice(start, end) ?? '',
  );

it.beforeAll(async () => {
  const { db } = api;

  const uzbek = await createNamedShop(db, {
    en: 'Registan Chaykhana',
    ru: 'Чайхана Регистан',
    ar: 'مقهى ريجستان',
  });
  await createMainCategory(db, uzbek.id, {
    en: 'Uzbek kitchen',
    tr: 'Özbek mutfağı',
  });
  const soups = await createMenuSection(db, uzbek.id, 'Soups');
  await createNamedProduct(db, uzbek.id, {
    en: ['Samarkand plov', 'Rice with lamb, cooked in layers'],
    ru: ['Плов по-самаркандски', 'Рис с бараниной'],
    ar: 'بلوف سمرقندي',
  });
  await createNamedProduct(
    db,
    uzbek.id,
    { en: 'Shurpa', tr: 'Şurpa çorbası' },
    { categoryId: soups },
  );
  await createNamedProduct(db, uzbek.id, {
    en: 'Lamb shashlik',
    ru: 'Шашлык из ягнёнка',
  });
  const grill = await createNamedShop(db, {
    en: 'Grill House',
    de: 'Weißes Haus',
  });
  await createNamedProduct(db, grill.id, { en: 'Pizza Margherita' });
  await createNamedProduct(db, grill.id, { en: 'Cheeseburger' });
  await createNamedProduct(db, grill.id, { en: 'Wasabi peas' });
  await createNamedProduct(db, grill.id, { en: 'Crème brûlée' });
  await createNamedProduct(db, grill.id, {
    en: 'Chicken kebab',
    tr: 'İSKENDER KEBABI',
    ar: 'كباب دجاج مشوي',
  });
  await createNamedProduct(db, grill.id, { en: 'Coca-Cola', zh: '可口可乐' });
  await createNamedProduct(db, grill.id, {
    en: 'Beef noodles',
    zh: '红烧牛肉面',
    ko: '소고기김밥',
    ja: 'ビーフ・ラーメン',
  });
  await createNamedProduct(db, grill.id, {
    en: 'White coffee',
    ar: 'قهوة بيضاء',
    fa: 'قهوه سفید',
  });
  await createNamedProduct(db, grill.id, {
    en: 'Green tea',
    ru: 'Чай зелёный',
  });
  await createNamedProduct(db, grill.id, {
    en: 'Mango pudding',
    ru: 'Чиа пудинг с манго',
  });
});

describe('a search for products forgives', () => {
  it.each([
    ['letters in each other’s place', 'plvo', 'Samarkand plov'],
    ['a letter too many', 'pizzza', 'Pizza Margherita'],
    ['a wrong letter', 'shashlyk', 'Lamb shashlik'],
    ['two slips in a long word', 'cheezeburgar', 'Cheeseburger'],
    ['a missing letter', 'shrpa', 'Shurpa'],
    ['all vowels left out', 'chsbrgr', 'Cheeseburger'],
    ['a slip in a word being typed', 'chesebur', 'Cheeseburger'],
    ['the order of words', 'plov samarkand', 'Samarkand plov'],
    ['a word being typed', 'was', 'Wasabi peas'],
    ['missing accents', 'creme brulee', 'Crème brûlée'],
    ['accents that are not there', 'pízzá', 'Pizza Margherita'],
    ['the Turkish i', 'iskender', 'Chicken kebab'],
    ['the Turkish i the other way', 'ISKENDER KEBABI', 'Chicken kebab'],
    ['Turkish letters', 'surpa corbasi', 'Shurpa'],
    ['ё and е', 'ягненок', 'Lamb shashlik'],
    ['the Latin layout', 'gkjd', 'Samarkand plov'],
    ['the Cyrillic layout', 'зшяяф', 'Pizza Margherita'],
    ['the taa marbuta', 'قهوه بيضاء', 'White coffee'],
    ['Arabic for Persian letters', 'قهوة سفيد', 'White coffee'],
    ['vowel signs and the tatweel', 'كَبَـاب', 'Chicken kebab'],
    ['other spaces', 'cheese burger', 'Cheeseburger'],
    ['missing spaces', 'cocacola', 'Coca-Cola'],
    ['a hyphen', 'coca cola', 'Coca-Cola'],
    ['Chinese inside a word', '牛肉', 'Beef noodles'],
    ['Korean inside a word', '김밥', 'Beef noodles'],
    ['Japanese', 'ラーメン', 'Beef noodles'],
    ['two fields: dish and shop', 'shashlik registan', 'Lamb shashlik'],
    ['two fields: dish and section', 'shurpa soups', 'Shurpa'],
    ['two fields: dish and category', 'shurpa uzbek', 'Shurpa'],
    ['a word of the description', 'layers', 'Samarkand plov'],
  ])('%s', async (_, term, title) => {
    expect((await titles(term))[0]).toBe(title);
  });

  it('but finds nothing for nonsense, a sign or a word of no dish', async () => {
    expect(await titles('qwrtzpsd')).toEqual([]);
    expect(await titles('☕')).toEqual([]);
    expect(await titles('plov qwrtzpsd')).toEqual([]);
  });

  it('takes no nonsense for a slip on the other keyboard layout', async () => {
    expect(await titles('xbq')).toEqual([]);
    expect(await titles('xbf')).toEqual(['Mango pudding']);
  });

  it('no slip when the word is known', async () => {
    expect(await titles('tea')).toEqual(['Green tea']);
  });
});

describe('a found product says what matched', () => {
  it('in the asked language when it matched there', async () => {
    const [hit] = await search('плов', '&lang=ru');
    expect(hit?.match?.field).toBe('title');
    expect(hit?.match?.text).toBe('Плов по-самаркандски');
    expect(hit && highlighted(hit)).toEqual(['Плов']);
  });

  it.each([
    ['плов', 'ar', { field: 'title', text: 'بلوف سمرقندي', ranges: [] }],
    ['牛肉面', 'en', { field: 'title', text: 'Beef noodles', ranges: [] }],
    ['layers', 'ru', null],
  ])('what %s found is named in %s alone', async (term, lang, match) => {
    const [hit] = await search(term, `&lang=${lang}`);
    expect(hit?.match).toEqual(match);
  });

  it.each([
    ['soups', 'category', 'Soups', ['Soups']],
    ['layers', 'description', 'Rice with lamb, cooked in layers', ['layers']],
    ['regis', 'shop', 'Registan Chaykhana', ['Regis']],
    ['plvo', 'title', 'Samarkand plov', ['plov']],
    ['creme', 'title', 'Crème brûlée', ['Crème']],
  ])('%s: %s', async (term, field, text, marks) => {
    const [hit] = await search(term);
    expect(hit?.match).toMatchObject({ field, text });
    expect(hit && highlighted(hit)).toEqual(marks);
  });
});
