import { isMeasured } from '@/utils/cart/quantity-text';
import { formatTime, isoDate, zonedMoment } from '@/utils/i18n/dates';
import { toDecimal } from '@/utils/money/money';
import { titleIn } from '@/server/domain/i18n/line-words';
import type { OrderView } from '@/server/repositories/order/order-view-repository';

/** When the customer wants it: the end of what was promised, of a pickup at a chosen time its beginning. */
export function wantedBy({
  order,
}: {
  readonly order: Pick<
    OrderView['order'],
    'deliveryType' | 'etaFrom' | 'etaTo' | 'scheduled'
  >;
}): Date | null {
  const { deliveryType, etaFrom, etaTo, scheduled } = order;
  return scheduled && deliveryType === 'pickup' ? etaFrom : etaTo;
}

/** A moment on the shop's clock; with its day unless that is today. */
export function momentText(at: Date, zone: string, now: Date): string {
  const day = isoDate(zonedMoment(at, zone));
  const time = formatTime(at, zone);
  return day === isoDate(zonedMoment(now, zone)) ? time : `${day} ${time}`;
}

/** By which a kitchen calls an order aloud: its number of the day. */
export const spokenNumber = ({ order }: OrderView): number =>
  order.numberOfDay ?? order.id;

/** The first word of who receives it; nothing more of a customer is told. */
export function firstName({ order }: OrderView): string | null {
  const name = order.recipient?.name ?? order.username;
  return name?.trim().split(/\s+/)[0] || null;
}

/** Whether money still changes hands at the door: `none`, as it is cancelled and whatever was paid goes back. */
export function doorPayment({
  order,
  transaction,
}: OrderView): 'cash' | 'none' | 'paid' {
  if (order.status === 'cancelled') return 'none';
  const status = transaction?.status;
  const isPaid = status === 'paid' || status === 'refunded';
  return isPaid || order.totalMinor === 0 ? 'paid' : 'cash';
}

/** What is still to be taken in cash, as a decimal; null: nothing. */
export const toCollect = (view: OrderView): number | null =>
  doorPayment(view) === 'cash' ? toDecimal(view.order.totalMinor) : null;

type Detail = OrderView['details'][number];

/** The lines of an order that are to be cooked, each with its add-ons: what was left out as sold out is no part of it. */
export function linesOf({
  details,
}: OrderView): { line: Detail; addons: Detail[] }[] {
  const left = details.filter(({ leftOutAt }) => leftOutAt === null);
  return left
    .filter(({ parentId }) => parentId === null)
    .map((line) => ({
      line,
      addons: left.filter(({ parentId }) => parentId === line.id),
    }));
}

/** How many things are ordered; what is weighed is one. */
export function itemCount(view: OrderView): number {
  return linesOf(view).reduce(
    (sum, { line: { quantity, snapshot } }) =>
      sum + (isMeasured(snapshot.unit ?? '') ? 1 : quantity),
    0,
  );
}

/** The options that were chosen of a dish. */
export const optionsOf = ({ snapshot }: Detail, lang: string): string[] =>
  snapshot.extras.map(
    ({ translations, value }) => titleIn(translations, lang) || value,
  );
