import { isStoredPhone, plainPhone } from '@/utils/account/field-rules';
import type { SellerApplicationData } from './application';
import { isTaxNumber, isTime, problemList, type Problems } from './problems';
import { overlappingRow } from './week';
import { zoneProblem } from './zone';

type Data = SellerApplicationData;
type List = ReturnType<typeof problemList>;

function checkHours(hours: Data['hours'], { mind }: List): void {
  const rows = hours ?? [];
  if (!rows.some(({ disabled }) => !disabled))
    return mind('hours', 'validation.hours_none');
  const untimed = rows.findIndex(
    ({ disabled, from, to }) => !disabled && !(isTime(from) && isTime(to)),
  );
  if (untimed !== -1)
    return mind(`hours.${untimed}.from`, 'validation.invalid');
  const doubled = overlappingRow(rows);
  if (doubled !== null)
    mind(`hours.${doubled}.from`, 'validation.hours_overlap');
}

/** A title in one language is enough; where there is a description, there is a title, too. */
function checkWords(translations: Data['translations'], { mind, need }: List) {
  const said = Object.entries(translations ?? {});
  if (!said.some(([, { title }]) => title?.trim()))
    return mind('translations', 'validation.title_one');
  for (const [locale, { description, title }] of said)
    if (description?.trim()) need(`translations.${locale}.title`, title);
}

function checkBusiness(data: Data, { mind, need }: List): void {
  need('legal_name', data.legal_name);
  if (need('tax_number', data.tax_number))
    mind(
      'tax_number',
      isTaxNumber(data.tax_number ?? '') ? null : 'validation.tax_number',
    );
}

function checkPhone(phone: string, { mind }: List): void {
  mind('phone', isStoredPhone(plainPhone(phone)) ? null : 'validation.phone');
}

/** What is wrong with the words, phone, zone and hours of a shop, as far as they are given. */
function shopProblems({
  hours,
  location,
  phone,
  translations,
  zone,
}: Pick<
  Data,
  'hours' | 'location' | 'phone' | 'translations' | 'zone'
>): Problems {
  const list = problemList();
  if (translations) checkWords(translations, list);
  if (phone) checkPhone(phone, list);
  if (zone) list.mind('zone', zoneProblem(zone, location));
  if (hours) checkHours(hours, list);
  return list.found;
}

/**
 * What keeps an application to sell from being sent, as far as the data alone tells; forms and server read it alike.
 * Forms of older clients (`isOlder`) do not ask for the business's name and tax number.
 */
export function sellerProblems(
  data: Data,
  { isOlder = false }: { readonly isOlder?: boolean } = {},
): Problems {
  const list = problemList();
  const { mind, need } = list;
  need('type', data.type);
  checkWords(data.translations, list);
  if (need('phone', data.phone)) checkPhone(data.phone ?? '', list);
  need('address', data.address);
  need('location', data.location);
  if (need('zone', data.zone) && data.zone)
    mind('zone', zoneProblem(data.zone, data.location));
  checkHours(data.hours, list);
  if (!isOlder) checkBusiness(data, list);
  if (data.agreement !== true) mind('agreement', 'validation.agreement');
  return list.found;
}

interface BranchData {
  readonly translations: Readonly<
    Record<string, { readonly title?: string; readonly address?: string }>
  >;
  readonly phone?: string;
  readonly hours?: Data['hours'];
}

/** What of a shop two fields say together, as it is to be. */
interface ShopData extends Pick<
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
