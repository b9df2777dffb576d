import { acceptOffers } from '@/utils/kitchen/ticket-times';
import { toDecimal } from '@/utils/money/money';
import { eachOrderText } from '@/utils/order/order-texts';
import type {
  TicketDto,
  TicketLineDto,
  TicketPartDto,
} from '@/server/contracts/kitchen/ticket';
import type { TicketView } from '@/server/domain/order/kitchen/view-ticket';
import type { OrderDetailRow } from '@/server/repositories/order/order-view-repository';
import { pickText } from '@/server/presenters/i18n/present-translation';
import { presentAllergens } from '@/server/presenters/product/present-product';
import { presentUnit } from '@/server/presenters/product/present-unit';

/** While an order is in one of these its customer may be called. */
const UNDER_WAY = ['accepted', 'ready', 'on_a_way'];

interface TicketPresentation {
  readonly lang: string;
  readonly now: Date;
}

const iso = (moment: Date | null): string | null =>
  moment?.toISOString() ?? null;

function presentSoldOut({
  answerUntil,
  leftOutAt,
  soldOutAt,
}: OrderDetailRow): TicketPartDto['sold_out'] {
  return soldOutAt || leftOutAt
    ? { answer_until: iso(answerUntil), left_out_at: iso(leftOutAt) }
    : null;
}

function presentPart(
  detail: OrderDetailRow,
  { allergens }: TicketView,
  lang: string,
): TicketPartDto {
  const { id, quantity, snapshot, stockId } = detail;
  const { code, translation } = presentUnit(snapshot.unit ?? 'portion', lang);
  return {
    id,
    quantity,
    unit: { code, title: translation.title },
    title: pickText(snapshot.translations, lang, 'title') ?? '',
    options: snapshot.extras.map(
      ({ translations, value }) =>
        pickText(translations, lang, 'title') ?? value,
    ),
    allergens: presentAllergens(allergens.get(stockId) ?? []),
    sold_out: presentSoldOut(detail),
  };
}

function presentLines(ticket: TicketView, lang: string): TicketLineDto[] {
  const { details } = ticket.view;
  return details
    .filter(({ parentId }) => parentId === null)
    .map((line) => {
      const addons = details.filter(({ parentId }) => parentId === line.id);
      const paid = [line, ...addons].reduce(
        (sum, { totalPriceMinor }) => sum + totalPriceMinor,
        0,
      );
      return {
        ...presentPart(line, ticket, lang),
        note: line.note,
        member: line.memberName,
        gift: line.bonus,
        total: toDecimal(paid),
        addons: addons.map((addon) => presentPart(addon, ticket, lang)),
      };
    });
}

/** What the door asks for: nothing of what is paid or cancelled. */
function presentPayment({
  payment,
  view: { order },
}: TicketView): TicketDto['payment'] {
  const kind = payment === 'cash' ? 'collect' : payment;
  return { kind, amount: toDecimal(order.totalMinor) };
}

function presentCustomer({
  firstName,
  ordersHere,
  view: { order },
}: TicketView): TicketDto['customer'] {
  const { phone, recipient, status } = order;
  return {
    first_name: firstName,
    phone: UNDER_WAY.includes(status) ? (recipient?.phone ?? phone) : null,
    orders_here: ordersHere,
  };
}

function presentOffers(
  due: Date | null,
  now: Date,
): Pick<TicketDto, 'fits' | 'offers'> {
  const offers = acceptOffers(due && +due, +now);
  return {
    offers: offers.map(({ at, lateMinutes, minutes }) => ({
      minutes,
      at: new Date(at).toISOString(),
      late_minutes: lateMinutes,
    })),
    fits: offers.find(({ fits }) => fits)?.minutes ?? 0,
  };
}

function presentTimes({
  readyDue: due,
  view: { history, order },
}: TicketView): Pick<
  TicketDto,
  | 'accepted_at'
  | 'answer_from'
  | 'answer_until'
  | 'changed_at'
  | 'placed_at'
  | 'ready_at'
  | 'ready_by'
  | 'wanted'
> {
  const { etaFrom, etaTo } = order;
  const changed = history.findLast(({ status }) => status === order.status);
  return {
    placed_at: order.createdAt.toISOString(),
    wanted:
      etaFrom && etaTo
        ? { from: etaFrom.toISOString(), to: etaTo.toISOString() }
        : null,
    ready_by: iso(order.readyBy ?? due),
    answer_from: iso(order.answerFrom),
    answer_until: iso(order.answerUntil),
    accepted_at: iso(order.acceptedAt),
    ready_at: iso(order.readyAt),
    changed_at: new Date(changed?.at ?? order.updatedAt).toISOString(),
  };
}

/** An order as its kitchen reads it, in one language: no address, no last name, a phone only while it is under way. */
export function presentTicket(
  ticket: TicketView,
  { lang, now }: TicketPresentation,
): TicketDto {
  const { courier, currency, order, shop } = ticket.view;
  const { branch, cancelledBy, refusedNote, refusedReason } = order;
  const { position, symbol, title } = currency;
  return {
    id: order.id,
    version: order.version,
    number: order.numberOfDay,
    status: order.status,
    type: order.deliveryType,
    now: now.toISOString(),
    scheduled: order.scheduled,
    ...presentTimes(ticket),
    cancelled_by: cancelledBy,
    refused_reason: refusedReason,
    refused_note: refusedNote,
    shop: {
      id: shop.id,
      title: pickText(shop.translations, lang, 'title') ?? '',
      logo_img: shop.logoImg,
      timezone: shop.timezone,
      branch: branch && pickText(branch.translations, lang, 'title'),
    },
    payment: presentPayment(ticket),
    currency: { position, symbol, title },
    customer: presentCustomer(ticket),
    courier: courier && {
      first_name: courier.firstname,
      phone: courier.phone,
    },
    ...eachOrderText((text) => order[text]),
    allergy_noted: ticket.allergyNoted,
    allergens: presentAllergens([...ticket.allergens.values()].flat()),
    lines: presentLines(ticket, lang),
    ...presentOffers(ticket.readyDue, now),
  };
}
