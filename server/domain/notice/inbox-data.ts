import type { NewInboxRow } from '@/server/repositories/notice/inbox-repository';
import { type MoneyCurrency, toDecimal } from '@/utils/money/money';
import { mailedMoney } from '@/utils/money/money-text';
import { fallbackOrder } from '@/utils/i18n/site-languages';

export type InboxData = NewInboxRow['data'];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A part of a row's data; an empty one when an older row has none. */
export function partOf(data: InboxData, name: string): InboxData {
  const value = data[name];
  return isRecord(value) ? value : {};
}

/** A text of a row's data, '' when it has none. */
export function textOf(data: InboxData, name: string): string {
  const value = data[name];
  return typeof value === 'string' ? value : '';
}

/** An id of a row's data. */
export function idOf(data: InboxData, name: string): number | null {
  const value = data[name];
  return typeof value === 'number' ? value : null;
}

/** A text that a row keeps by language, else in the site's first one, in English, or in any. */
export function textIn(texts: InboxData, lang: string): string {
  const code = fallbackOrder(lang, texts).find((each) => texts[each]);
  const found = code === undefined ? '' : texts[code];
  return typeof found === 'string' ? found : '';
}

/** What a row keeps of a currency, so that its amount can be written in any language later. */
export function currencyData({
  position,
  symbol,
  title,
}: MoneyCurrency): InboxData {
  return { title, symbol, position };
}

/** The row's amount as the language writes it; null where an older row does not say its currency. */
export function amountOf(data: InboxData, lang: string): string | null {
  const minor = data.amount_minor;
  const currency = partOf(data, 'currency');
  const symbol = textOf(currency, 'symbol');
  if (typeof minor !== 'number' || symbol === '') return null;
  const position = currency.position === 'after' ? 'after' : 'before';
  return mailedMoney(
    toDecimal(minor),
    { title: textOf(currency, 'title'), symbol, position },
    lang,
  );
}
