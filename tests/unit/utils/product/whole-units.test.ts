import { describe, expect, it } from 'vitest';
import { wholeUnits } from '@/utils/product/whole-units';

/** The no-break space as a mark that can be seen. */
const seen = (title: string): string =>
  wholeUnits(title).replaceAll('\u00A0', '_');

describe('a unit in another line than its number', () => {
  it.each([
    ['Sour cream 20%, 350 g', 'Sour cream 20%, 350_g'],
    ['Apricot yoghurt, 4 × 125 g', 'Apricot yoghurt, 4_×_125_g'],
    ['Сметана 20 %, 350 г', 'Сметана 20 %, 350_г'],
    ['لبن مشمش، 4 × 125 غ', 'لبن مشمش، 4_×_125_غ'],
    ['Water 1.5 l, still', 'Water 1.5_l, still'],
    ['12 chicken wings', '12 chicken wings'],
    ['Hovli burger', 'Hovli burger'],
  ])('%s', (title, expected) => {
    expect(seen(title)).toBe(expected);
  });
});
