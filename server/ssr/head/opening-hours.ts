import type { ShopDto } from '@/server/contracts/shop';
import type { SchemaNode } from './head-draft';

type WorkingDay = ShopDto['shop_working_days'][number];

const DAYS: Readonly<Record<WorkingDay['day'], string>> = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
};

/** How search engines read "closed": it opens and closes at once. */
const CLOSED = { opens: '00:00', closes: '00:00' } as const;

/** `closes` before `opens` is the next morning, for search engines as for us; a whole day ends a minute early. */
function spanOf({ from, to }: WorkingDay) {
  return from === to
    ? { opens: '00:00', closes: '23:59' }
    : { opens: from, closes: to };
}

/**
 * The hours of a week: days with the same hours together, a split day once a part, closed days named as such. A shop
 * without any hours says nothing.
 */
export function openingHours(days: readonly WorkingDay[]): SchemaNode[] {
  const open = days.filter(({ disabled }) => !disabled);
  if (open.length === 0) return [];
  const spans = new Map<string, WorkingDay[]>();
  for (const day of open) {
    const { closes, opens } = spanOf(day);
    const key = `${opens} ${closes}`;
    spans.set(key, [...(spans.get(key) ?? []), day]);
  }
  const opens = new Set(open.map(({ day }) => day));
  const closed = Object.entries(DAYS).flatMap(([day, name]) =>
    opens.has(day as WorkingDay['day']) ? [] : [name],
  );
  const specification = (
    dayOfWeek: readonly string[],
    span: { readonly opens: string; readonly closes: string },
  ): SchemaNode => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    ...span,
  });
  return [
    ...[...spans.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const names = [...new Set(same.map(({ day }) => DAYS[day]))];
      return specification(names, spanOf(first));
    }),
    ...(closed.length ? [specification(closed, CLOSED)] : []),
  ];
}

/** Days of the calendar on which it is closed, from `today` (YYYY-MM-DD) on. */
export function closedDates(
  dates: ShopDto['shop_closed_date'],
  today: string,
): SchemaNode[] {
  return dates
    .filter(({ day }) => day >= today)
    .map(({ day }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      ...CLOSED,
    }));
}
