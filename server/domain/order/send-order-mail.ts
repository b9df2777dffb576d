import { DEFAULT_LOCALE } from '@/utils/i18n/locales';
import { formatAmount, toDecimal } from '@/utils/money/money';
import { separatorsOf } from '@/utils/money/number-separators';
import { quantityText } from '@/utils/cart/quantity-text';
import type { UserCtx } from '@/server/context';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import { errorMessage } from '../i18n/error-message';
import { enqueueMail } from '@/server/domain/notice/enqueue-mail';

type Titles = Readonly<Record<string, { readonly title: string }>>;

function titleIn(titles: Titles, lang: string): string {
  return titles[lang]?.title ?? titles[DEFAULT_LOCALE]?.title ?? '';
}

/** The words of units that amounts are said with (utils/cart/quantity-text.ts); the others are only counted. */
const UNIT_TEXTS = new Map([
  ['g', 'unit.g'],
  ['kg', 'unit.kg'],
  ['l', 'unit.l'],
  ['ml', 'unit.ml'],
]);

/** "2 ×" of what is counted, "0.5 kg" of what is measured, as the language writes it. */
function amountOf(quantity: number, unit: string, lang: string): string {
  const key = UNIT_TEXTS.get(unit);
  const word = key ? errorMessage(lang, key) : null;
  const text = quantityText(quantity, word, separatorsOf(lang));
  return word ? text : `${text} ×`;
}

/** Confirms a new order by mail in the customer's language; leaves when the transaction commits. */
export function sendOrderMail(
  ctx: UserCtx,
  to: string,
  { currency, details, order, shop }: OrderView,
): Promise<void> {
  const lines = details
    .filter(({ parentId }) => parentId === null)
    .map(
      ({ quantity, snapshot }) =>
        `${amountOf(quantity, snapshot.unit ?? '', ctx.lang)} ${titleIn(snapshot.translations, ctx.lang)}`,
    );
  const params = {
    number: order.id,
    shop: titleIn(shop.translations, ctx.lang),
    items: lines.join('\n'),
    total: formatAmount(
      toDecimal(order.totalMinor),
      currency,
      separatorsOf(ctx.lang),
    ),
  };
  return enqueueMail(ctx, {
    to,
    subject: errorMessage(ctx.lang, 'mail.order.subject', params),
    text: errorMessage(ctx.lang, 'mail.order.text', params),
  });
}
