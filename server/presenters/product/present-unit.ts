import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLocale } from '@/utils/i18n/pseudo-text';
import { DEFAULT_LOCALE, isLocale } from '@/utils/i18n/locales';
import type { UnitDto } from '@/server/contracts/product';
import { runtimeSlot } from '@/server/runtime';

/** The units there are words for; the id on the wire is the place in this list, from 1. */
const UNITS = [
  'portion',
  'pcs',
  'g',
  'kg',
  'ml',
  'l',
  'pack',
  'bottle',
] as const;

type Units = ReadonlyMap<string, UnitDto>;

function readUnits(locale: string): Units {
  const folder = join(process.cwd(), 'locales', sourceLocale(locale));
  const file = readFileSync(join(folder, 'dish.json'), 'utf8');
  const texts = JSON.parse(file) as Record<string, string>;
  return new Map(
    UNITS.map((code, index) => {
      const id = index + 1;
      const title = texts[`unit.${code}`] ?? code;
      const translation = { id, locale, title };
      return [code, { id, code, position: 'after', translation }];
    }),
  );
}

/** A unit with its word in the caller's language; of a unit we have no word for its code. */
export function presentUnit(code: string, lang: string): UnitDto {
  const known = runtimeSlot('unit-words', () => new Map<string, Units>());
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const units = known.get(locale) ?? readUnits(locale);
  known.set(locale, units);
  return (
    units.get(code) ?? {
      id: 0,
      code,
      position: 'after',
      translation: { id: 0, locale, title: code },
    }
  );
}
