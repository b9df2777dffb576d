import type { SellerApplicationData } from './application-data';
import type { Problems } from './problems';
import { shopProblems } from './seller-problems';

type Data = SellerApplicationData;

interface BranchData {
  readonly translations: Readonly<
    Record<string, { readonly title?: string; readonly address?: string }>
  >;
  readonly phone?: string;
  readonly hours?: Data['hours'];
}

/** What of a shop two fields say together, as it is to be. */
export interface ShopData extends Pick<
  Data,
  'hours' | 'location' | 'phone' | 'translations' | 'zone'
> {
  readonly delivery_minutes_from?: number;
  readonly delivery_minutes_to?: number;
  readonly branches?: readonly BranchData[];
  readonly payments?: readonly string[];
}

type Titled = Readonly<Record<string, { readonly title?: string }>>;

/** Languages whose words have no title. */
const untitled = (translations: Titled, prefix = ''): Problems =>
  Object.fromEntries(
    Object.entries(translations)
      .filter(([, { title }]) => !title?.trim())
      .map(([locale]) => [
        `${prefix}translations.${locale}.title`,
        ['validation.required'],
      ]),
  );

function branchProblems(branches: readonly BranchData[]): Problems {
  const fields = branches.flatMap(({ hours, phone, translations }, index) => {
    const own = shopProblems({
      phone,
      translations,
      hours: hours?.length ? hours : undefined,
    });
    return [
      ...Object.entries(own).map(([field, words]) => [
        `branches.${index}.${field}`,
        words,
      ]),
      ...Object.entries(untitled(translations, `branches.${index}.`)),
    ];
  });
  return Object.fromEntries(fields) as Problems;
}

/** What keeps a shop from being as it is said to be, as far as the data alone tells; form and server read it alike. */
export function shopChangeProblems(data: ShopData): Problems {
  const { branches, payments, translations } = data;
  const { delivery_minutes_from: from, delivery_minutes_to: to } = data;
  return {
    ...shopProblems(data),
    ...untitled(translations ?? {}),
    ...(from !== undefined &&
      to !== undefined &&
      to < from && { delivery_minutes_to: ['validation.minutes_order'] }),
    ...(payments?.length === 0 && { payments: ['validation.payment_one'] }),
    ...(branches && branchProblems(branches)),
  };
}

/** What keeps a shop from being made: it has a name, an address, a place, a zone and hours; what is wrong with them is told later. */
export function newShopProblems({
  hours,
  location,
  translations = {},
  zone,
}: Pick<ShopData, 'hours' | 'location' | 'zone'> & {
  readonly translations?: Readonly<
    Record<
      string,
      { readonly title?: string; readonly address?: string } | null
    >
  >;
}): Problems {
  const said = Object.values(translations);
  const required = (isThere: unknown, field: string): Problems =>
    isThere ? {} : { [field]: ['validation.required'] };
  return {
    ...required(
      said.some((words) => words?.title?.trim()),
      'title',
    ),
    ...required(
      said.some((words) => words?.address?.trim()),
      'address',
    ),
    ...required(location, 'location'),
    ...required(zone, 'zone'),
    ...required(hours?.length, 'hours'),
  };
}
