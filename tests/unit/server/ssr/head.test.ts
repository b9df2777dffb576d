import { describe, expect, it } from 'vitest';
import { clipText } from '@/utils/text/clip-text';
import { makeHead, safeJson } from '@/server/ssr/head/make-head';
import { menuSchema, priceRange } from '@/server/ssr/head/menu-schema';
import { closedDates, openingHours } from '@/server/ssr/head/opening-hours';
import { type WEEKDAYS } from '@/utils/constants/calendar';
import type { MenuItemView, MenuView } from '@/utils/shop/menu-view';

describe('a description', () => {
  it('is one line, cut between words', () => {
    expect(clipText('  Plov\n from  three kazans ', 160, 'en')).toBe(
      'Plov from three kazans',
    );
    expect(clipText('Plov, lagman and manty', 15, 'en')).toBe('Plov, lagman…');
    expect(clipText('Plov, lagman', 8, 'en')).toBe('Plov…');
  });

  it('ends at a word also where none are written apart, and never is too long', () => {
    const chinese = '三口大锅的抓饭整天的炭火和自家馕坑的面包'.repeat(5);
    const clipped = clipText(chinese, 50, 'zh');
    expect(clipped.length).toBeLessThanOrEqual(50);
    expect(clipped.length).toBeGreaterThan(40);
    expect(clipText('a'.repeat(300), 160, 'en')).toHaveLength(160);
  });
});

describe('a title', () => {
  it.each([
    ['Help', 'Help · Sofra'],
    ['About Sofra', 'About Sofra · Sofra'],
    ['Sofra: menu, prices and delivery', 'Sofra: menu, prices and delivery'],
    ['Sofra：菜单、价格和配送', 'Sofra：菜单、价格和配送'],
    ['Sofra Grill: menu', 'Sofra Grill: menu · Sofra'],
  ])('%s is %s: with the site’s name, once', async (title, whole) => {
    const draft = { title, description: title, path: '/help' };
    const shell = { lang: 'en', siteUrl: 'https://site.example' };
    expect((await makeHead(draft, shell, 'tab')).title).toBe(whole);
  });
});

describe('structured data', () => {
  it('cannot end its script element', () => {
    expect(safeJson({ name: '</script><b>' })).not.toContain('<');
    expect(JSON.parse(safeJson({ name: '</script>' }))).toEqual({
      name: '</script>',
    });
  });

  const working = (
    day: (typeof WEEKDAYS)[number],
    from: string,
    to: string,
    disabled = false,
  ) => ({ id: 1, day, from, to, disabled });

  it('has split days, nights and closed days in its hours', () => {
    const hours = openingHours([
      working('monday', '09:00', '13:00'),
      working('monday', '17:00', '02:00'),
      working('tuesday', '17:00', '02:00'),
      working('wednesday', '00:00', '00:00'),
      working('thursday', '10:00', '20:00', true),
    ]);
    const told = hours.map(({ closes, dayOfWeek, opens }) => [
      (dayOfWeek as string[]).map((day) => day.replace(/.*\//, '')),
      opens,
      closes,
    ]);
    expect(told).toEqual([
      [['Monday'], '09:00', '13:00'],
      [['Monday', 'Tuesday'], '17:00', '02:00'],
      [['Wednesday'], '00:00', '23:59'],
      [['Thursday', 'Friday', 'Saturday', 'Sunday'], '00:00', '00:00'],
    ]);
    expect(openingHours([])).toEqual([]);
  });

  it('names the closed dates that are still to come', () => {
    const dates = ['2026-01-01', '2026-03-08', '2026-03-21'].map((day, id) => ({
      id,
      day,
    }));
    expect(
      closedDates(dates, '2026-03-08').map(({ validFrom }) => validFrom),
    ).toEqual(['2026-03-08', '2026-03-21']);
  });

  const dish = (id: number, overrides: object = {}) =>
    ({
      id,
      title: `Dish ${id}`,
      price: id,
      soldOut: false,
      vegetarian: false,
      ...overrides,
    }) as MenuItemView;
  const menuOf = (...items: MenuItemView[]): MenuView =>
    ({
      popular: [],
      sections: [{ id: 1, slug: 's', title: 'Soups', note: null, items }],
    }) as unknown as MenuView;

  it('says what a dish costs, whether there is any, and for whom', () => {
    const menu = menuOf(dish(2), dish(5, { soldOut: true, vegetarian: true }));
    expect(JSON.stringify(menuSchema(menu, 'USD'))).toBe(
      '{"@type":"Menu","hasMenuSection":[{"@type":"MenuSection","name":"Soups","hasMenuItem":[' +
        '{"@type":"MenuItem","name":"Dish 2","offers":{"@type":"Offer","price":"2.00","priceCurrency":"USD","availability":"https://schema.org/InStock"}},' +
        '{"@type":"MenuItem","name":"Dish 5","offers":{"@type":"Offer","price":"5.00","priceCurrency":"USD","availability":"https://schema.org/SoldOut"},"suitableForDiet":"https://schema.org/VegetarianDiet"}]}]}',
    );
    const amount = (price: number) => `$${price}`;
    expect(priceRange(menu, amount)).toBe('$2–$5');
    expect(priceRange(menuOf(), amount)).toBeUndefined();
  });

  it('leaves the end of a very long menu to the page itself', () => {
    const many = Array.from({ length: 500 }, (_, index) => dish(index + 1));
    const text = JSON.stringify(menuSchema(menuOf(...many), 'USD'));
    expect(text.match(/"MenuItem"/g)).toHaveLength(150);
  });
});
