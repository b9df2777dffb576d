import type { UserCtx } from '@/server/context';
import { DomainError } from '@/server/errors';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { cancelOrder } from '@/server/domain/order/advance-order';
import { changeOrderNote } from '@/server/domain/order/change-note';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import { NOTE_MAX_LENGTH } from '@/utils/constants/limits';
import { orderWords } from './order-words';
import { reply, type Reply, shopOf } from './talk';

/** An order, and the language that is spoken about it. */
export interface About {
  readonly view: OrderView;
  readonly lang: string;
}

function wordsFor({ lang, view }: About) {
  const params = { number: view.order.id, shop: shopOf(view, lang) };
  return (key: string, more: Readonly<Record<string, string>> = {}): string =>
    errorMessage(lang, key, { ...params, ...more });
}

const noteIsOpen = ({ view }: About): boolean =>
  view.order.status === 'new' || view.order.status === 'accepted';

/** How the order stands. */
export function tellWhere(ctx: UserCtx, { lang, view }: About): Reply {
  return reply(orderWords(view, lang, ctx.now));
}

/** Asks for the new note, or says why it cannot be changed any more. */
export function askNote(about: About): Reply {
  const say = wordsFor(about);
  return noteIsOpen(about)
    ? reply(say('agent.note.ask'), {
        step: 'askNote',
        orderId: about.view.order.id,
      })
    : reply(say('agent.note.late'));
}

/** Changes the order's note, by the same rule that asked for it. */
export async function changeNote(
  ctx: UserCtx,
  about: About,
  text: string,
): Promise<Reply> {
  const note = [...text.trim()].slice(0, NOTE_MAX_LENGTH).join('');
  const say = wordsFor(about);
  const isDone = await changeOrderNote(ctx, about.view.order.id, note);
  return reply(
    isDone ? say('agent.note.done', { note }) : say('agent.note.late'),
  );
}

/** Asks whether the order is to be cancelled, or says why it cannot be. */
export function askCancel(ctx: UserCtx, about: About): Reply {
  const say = wordsFor(about);
  const { id, status } = about.view.order;
  if (status === 'new')
    return reply(say('agent.cancel.ask'), {
      step: 'confirmCancel',
      orderId: id,
    });
  return reply(
    `${say('agent.cancel.late')} ${orderWords(about.view, about.lang, ctx.now)}`,
  );
}

/** Cancels the order as its customer would. */
export async function cancel(ctx: UserCtx, about: About): Promise<Reply> {
  const say = wordsFor(about);
  try {
    await cancelOrder(ctx, about.view.order.id);
    return reply(say('agent.cancel.done'));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return reply(say('agent.cancel.late'));
  }
}

/** The order stays. */
export const keepOrder = (about: About): Reply =>
  reply(wordsFor(about)('agent.cancel.kept'));

/** Where money is asked back, or that it can be later; the order's card leads there. */
export function tellRefund(about: About): Reply {
  const { id, status } = about.view.order;
  const key = status === 'delivered' ? 'agent.refund' : 'agent.refund.later';
  return reply(wordsFor(about)(key), { card: id });
}
