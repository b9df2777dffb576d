import type { OperatorApplicationDto } from '@/server/contracts/application/application';
import type { OperatorSiteDto } from '@/server/contracts/operator/setting';
import type {
  DriverApplicationData,
  SellerApplicationData,
} from '@/utils/application/application';
import { clockOf } from './clock';
import { amountText } from './money';
import { pointText, weekPairs, zoneText } from './shop/shop-words';
import { pairs } from './table';

type Pair = readonly [string, number | string | null | undefined];

function sellerPairs(
  data: SellerApplicationData,
  { categories }: OperatorApplicationDto,
  { currency }: OperatorSiteDto,
): Pair[] {
  const money = (amount: number | undefined) =>
    amount === undefined ? null : amountText(amount, currency);
  const words = Object.entries(data.translations ?? {});
  return [
    ['type', data.type],
    ...words.flatMap(([lang, { description, title }]): Pair[] => [
      [`title (${lang})`, title],
      [`description (${lang})`, description],
    ]),
    ['categories', categories.map(({ title }) => title).join(', ')],
    ['phone', data.phone],
    ['address', data.address],
    ['point', data.location && pointText(data.location)],
    ['delivers', data.zone && zoneText(data.zone)],
    ...(data.hours ? weekPairs(data.hours) : []),
    ['minimum', money(data.min_amount)],
    ['delivery, first km', money(data.price)],
    ['each km more', money(data.price_per_km)],
    ['legal_name', data.legal_name],
    ['tax_number', data.tax_number],
    ['logo', data.logo_img],
    ['cover', data.background_img],
  ];
}

function driverPairs(data: DriverApplicationData): Pair[] {
  const { vehicle } = data;
  const parts = [vehicle?.kind, vehicle?.plate, vehicle?.colour];
  return [
    ['name', [data.firstname, data.lastname].filter(Boolean).join(' ')],
    ['birthday', data.birthday],
    ['phone', data.phone],
    ['city', data.city],
    ['vehicle', parts.filter(Boolean).join(', ')],
  ];
}

/** An application as lines: whose it is, what it says, links to its documents. */
export function applicationText(
  application: OperatorApplicationDto,
  site: OperatorSiteDto,
): string {
  const { data, documents, kind, user } = application;
  const { at, zone } = clockOf(site.timezone);
  const moment = (iso: string | null): string | null =>
    iso && `${at(iso)} (${zone})`;
  return [
    pairs([
      ['application', application.id],
      ['kind', kind],
      ['status', application.status],
      ['title', application.title],
      ['from', `${user.firstname} ${user.lastname}`.trim()],
      ['account', user.id],
      ['account’s e-mail', user.email],
      ['account’s phone', user.phone],
      ['sent', moment(application.sent_at)],
      ['answered', moment(application.answered_at)],
      ['answer', application.answer],
      ['shop', application.shop_id],
    ]),
    '',
    pairs(
      kind === 'seller'
        ? sellerPairs(data as SellerApplicationData, application, site)
        : driverPairs(data as DriverApplicationData),
    ),
    ...(documents.length
      ? ['', 'Documents (these links end after some minutes):']
      : []),
    ...documents.map(({ url }) => `  ${url}`),
  ].join('\n');
}
