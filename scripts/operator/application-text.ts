import type { OperatorApplicationDto } from '@/server/contracts/application/application';
import type { OperatorSiteDto } from '@/server/contracts/operator/setting';
import type { SellerApplicationData } from '@/utils/application/application';
import { APPLICATIONS } from '@/utils/application/kinds';
import {
  type PlainField,
  pathOf,
  textAt,
} from '@/utils/application/plain-kind';
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

/** What is no text: documents are listed by their links, and nothing is sent that was not agreed to. */
const UNTOLD = new Set(['agreement', 'documents']);

/** A line for each field; those of one line, or of one part of the data, stand behind each other. */
function fieldPairs(
  fields: readonly PlainField<string>[],
  data: object,
): Pair[] {
  const lines = new Map<string, string>();
  for (const field of fields.filter(({ type }) => !UNTOLD.has(type))) {
    const path = pathOf(field);
    const [part = path] = path.split('.');
    const { line = part } = field;
    const before = lines.get(line) ?? '';
    const said = textAt(data, path);
    const between = field.line ? ' ' : ', ';
    lines.set(line, [before, said].filter(Boolean).join(between));
  }
  return [...lines];
}

/** An application as lines: whose it is, what it says, links to its documents. */
export function applicationText(
  application: OperatorApplicationDto,
  site: OperatorSiteDto,
): string {
  const { data, documents, kind, user } = application;
  const { fields } = APPLICATIONS[kind];
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
      fields
        ? fieldPairs(fields, data)
        : sellerPairs(data as SellerApplicationData, application, site),
    ),
    ...(documents.length
      ? ['', 'Documents (these links end after some minutes):']
      : []),
    ...documents.map(({ url }) => `  ${url}`),
  ].join('\n');
}
