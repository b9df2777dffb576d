import { isStoredPhone, plainPhone } from '@/utils/account/field-rules';
import type { SellerApplicationData } from './application-data';
import { isTaxNumber, isTime } from './field-rules';
import { overlappingRow } from './hours';
import { type Problems, problemList } from './problems';
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
export function shopProblems({
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
