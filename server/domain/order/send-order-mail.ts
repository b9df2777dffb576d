import { DEFAULT_LOCALE } from '@/utils/locales';
import { formatAmount, toDecimal } from '@/utils/money';
import type { UserCtx } from '@/server/context';
import type { OrderView } from '@/server/repositories/order-view-repository';
import { errorMessage } from '../i18n/error-message';
import { enqueueMail } from '../mail/enqueue-mail';

type Titles = Readonly<Record<string, { readonly title: string }>>;

const SEPARATORS = { group: ',', decimal: '.' } as const;

function titleIn(titles: Titles, lang: string): string {
  return titles[lang]?.title ?? titles[DEFAULT_LOCALE]?.title ?? '';
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
        `${quantity} × ${titleIn(snapshot.translations, ctx.lang)}`,
    );
  const params = {
    number: order.id,
    shop: titleIn(shop.translations, ctx.lang),
    items: lines.join('\n'),
    total: formatAmount(toDecimal(order.totalMinor), currency, SEPARATORS),
  };
  return enqueueMail(ctx, {
    to,
    subject: errorMessage(ctx.lang, 'mail.order.subject', params),
    text: errorMessage(ctx.lang, 'mail.order.text', params),
  });
}
