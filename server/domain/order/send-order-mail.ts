import type { Ctx } from '@/server/context';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import { errorMessage } from '../i18n/error-message';
import { enqueueMail } from '@/server/domain/notice/enqueue-mail';
import { titleIn } from '../i18n/line-words';
import { mailLines, mailSums } from './order-mail-lines';

/** Confirms a new order by mail in the customer's language; leaves when the transaction commits. */
export function sendOrderMail(
  ctx: Pick<Ctx, 'db' | 'lang' | 'now'>,
  to: string,
  view: OrderView,
): Promise<void> {
  const { lang } = ctx;
  const params = {
    number: view.order.id,
    shop: titleIn(view.shop.translations, lang),
    items: mailLines(view, lang).join('\n'),
    sums: mailSums(view, lang).join('\n'),
  };
  return enqueueMail(ctx, {
    to,
    subject: errorMessage(lang, 'mail.order.subject', params),
    text: errorMessage(lang, 'mail.order.text', params),
  });
}
