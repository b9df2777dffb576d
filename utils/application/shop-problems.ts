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

function branchProblems(branches: readonly BranchData[]): Problems {
  const fields = branches.flatMap(({ hours, phone, translations }, index) => {
    const own = shopProblems({
      phone,
      translations,
      hours: hours?.length ? hours : undefined,
    });
    const untitled = Object.entries(translations)
      .filter(([, { title }]) => !title?.trim())
      .map(([locale]) => [
        `branches.${index}.translations.${locale}.title`,
        ['validation.required'],
      ]);
    return [
      ...Object.entries(own).map(([field, words]) => [
        `branches.${index}.${field}`,
        words,
      ]),
      ...untitled,
    ];
  });
  return Object.fromEntries(fields) as Problems;
}

/** What keeps a shop from being as it is said to be, as far as the data alone tells; form and server read it alike. */
export function shopChangeProblems(data: ShopData): Problems {
  const { branches, payments, translations } = data;
  const { delivery_minutes_from: from, delivery_minutes_to: to } = data;
  const untitled = Object.entries(translations ?? {})
    .filter(([, { title }]) => !title?.trim())
    .map(([locale]) => [
      `translations.${locale}.title`,
      ['validation.required'],
    ]);
  return {
    ...shopProblems(data),
    ...(Object.fromEntries(untitled) as Problems),
    ...(from !== undefined &&
      to !== undefined &&
      to < from && { delivery_minutes_to: ['validation.minutes_order'] }),
    ...(payments?.length === 0 && { payments: ['validation.payment_one'] }),
    ...(branches && branchProblems(branches)),
  };
}
