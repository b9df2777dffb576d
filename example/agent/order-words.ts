import { distanceKm } from '@/utils/address/geo';
import { daysBetween, formatTimeRange } from '@/utils/i18n/dates';
import { errorMessage } from '@/server/domain/i18n/error-message';
import { courierPosition } from '@/server/domain/order/courier-ride';
import type { OrderView } from '@/server/repositories/order/order-view-repository';
import { shopOf } from './talk';

const MINUTE_MS = 60_000;

/** Where the courier is now: kilometres and minutes from the customer's door; null: nobody rides. */
function rideWords({ courier, order }: OrderView, lang: string, now: Date) {
  const { courierArrivesAt: end, latitude, longitude } = order;
  const place = courierPosition(order, now);
  if (!place || !end || !courier || latitude === null || longitude === null)
    return null;
  const km = distanceKm([place.lat, place.lng], [latitude, longitude]);
  return errorMessage(lang, 'agent.way', {
    number: order.id,
    courier: courier.firstname,
    km: km.toFixed(1),
    count: Math.max(1, Math.ceil((+end - +now) / MINUTE_MS)),
  });
}

function arrivalWords({ order, shop }: OrderView, lang: string, now: Date) {
  const { etaFrom, etaTo } = order;
  if (!etaFrom || !etaTo || daysBetween(now, etaFrom, shop.timezone) !== 0)
    return '';
  const time = formatTimeRange(etaFrom, etaTo, shop.timezone);
  return errorMessage(lang, 'mail.order.expected', { time });
}

/** How an order stands at this moment, in words. */
export function orderWords(view: OrderView, lang: string, now: Date): string {
  const { order } = view;
  const params = { number: order.id, shop: shopOf(view, lang) };
  const say = (key: string): string => errorMessage(lang, key, params);
  if (order.status === 'delivered') return `${say('mail.status.delivered')}.`;
  if (order.status === 'cancelled') return `${say('mail.status.cancelled')}.`;
  if (order.status === 'on_a_way')
    return rideWords(view, lang, now) ?? `${say('mail.status.on_a_way')}.`;
  const isPickup = order.deliveryType === 'pickup';
  const told = {
    new: say('agent.new'),
    accepted: say('agent.accepted'),
    ready: isPickup ? `${say('mail.status.ready')}.` : say('agent.ready'),
  }[order.status];
  return [told, arrivalWords(view, lang, now)].filter(Boolean).join(' ');
}
