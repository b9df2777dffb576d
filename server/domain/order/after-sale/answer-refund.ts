import { titleIn } from '@/server/domain/i18n/line-words';
import { toDecimal } from '@/utils/money/money';
import { mailedMoney } from '@/utils/money/money-text';
import type { Ctx } from '@/server/context';
import { inTransaction } from '@/server/db/transaction';
import type { Answer } from '@/utils/constants/kinds';
import { enqueueMail } from '@/server/domain/notice/enqueue-mail';
import { addToInbox } from '@/server/domain/notice/inbox';
import { currencyData } from '@/server/domain/notice/inbox-data';
import {
  publishEvents,
  type TopicEvent,
} from '@/server/domain/event/publish-user-event';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { refundPart } from '@/server/domain/payment/refund-part';
import { badFields, DomainError, orNotFound } from '@/server/errors';
import {
  findUserContact,
  lockOrder,
} from '@/server/repositories/order/order-repository';
import {
  findOrderIdOfRefund,
  findRefund,
  lockRefund,
  type RefundView,
  updateRefund,
} from '@/server/repositories/order/refund-repository';
import { tellRefund } from './tell-refund';

const APPROVED = {
  subject: 'mail.refund.approved.subject',
  text: 'mail.refund.approved.text',
} as const;
const REJECTED = {
  subject: 'mail.refund.rejected.subject',
  text: 'mail.refund.rejected.text',
} as const;

export interface RefundAnswer {
  readonly status: Answer;
  readonly answer: string | null;
}

async function readBack(ctx: Ctx, id: number): Promise<RefundView> {
  return orNotFound(await findRefund(ctx.db, id));
}

function amountText({ currency, refund }: RefundView, lang: string): string {
  const amount = toDecimal(refund.amountMinor);
  return mailedMoney(amount, currency, lang);
}

async function sendAnswer(
  ctx: Ctx,
  view: RefundView,
  lang: string,
): Promise<void> {
  const { email } = await findUserContact(ctx.db, view.order.userId);
  if (!email) return;
  const { refund, shop } = view;
  const titles = shop.translations;
  const params = {
    number: view.order.id,
    shop: titleIn(titles, lang),
    amount: amountText(view, lang),
    answer: refund.answer ?? '',
  };
  const words = refund.status === 'approved' ? APPROVED : REJECTED;
  await enqueueMail(ctx, {
    to: email,
    subject: errorMessage(lang, words.subject, params),
    text: errorMessage(lang, words.text, params).trim(),
  });
}

/** Inbox and mail of the customer, in the language of the request. Answers the inbox's events. */
async function notifyCustomer(
  ctx: Ctx,
  view: RefundView,
  lang: string,
): Promise<TopicEvent[]> {
  const { order, refund } = view;
  const events = await addToInbox(ctx, {
    userId: order.userId,
    type: 'refund',
    subject: `refund:${refund.id}:${refund.status}`,
    data: {
      order_id: order.id,
      refund_id: refund.id,
      status: refund.status,
      amount_minor: refund.amountMinor,
      currency_id: view.currency.id,
      currency: currencyData(view.currency),
      answer: refund.answer,
    },
  });
  await sendAnswer(ctx, view, lang);
  return events;
}

/**
 * The operator approves a refund, and the money goes back in the same transaction, or rejects it. Once: throws
 * status_already_set (252) for one that was answered, not_found, conflict (409) when so much is not left.
 */
export function answerRefund(
  ctx: Ctx,
  id: number,
  { answer, status }: RefundAnswer,
): Promise<RefundView> {
  return inTransaction(ctx, async (tx) => {
    const orderId = await findOrderIdOfRefund(tx.db, id);
    const order = orderId === null ? null : await lockOrder(tx.db, orderId);
    const refund = order && (await lockRefund(tx.db, id));
    if (!refund) throw new DomainError('not_found');
    if (refund.status !== 'pending')
      throw new DomainError('status_already_set');
    if (status === 'rejected' && !answer)
      throw badFields({ answer: ['validation.required'] });
    await updateRefund(tx.db, id, { status, answer, answeredAt: tx.now });
    if (status === 'approved') await refundPart(tx, refund.orderId, refund);
    const view = await readBack(tx, id);
    const news = await notifyCustomer(tx, view, refund.lang);
    await tellRefund(tx, order);
    await publishEvents(tx, news);
    return view;
  });
}
