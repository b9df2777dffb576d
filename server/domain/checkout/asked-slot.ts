import { badFields } from '@/server/errors';
import { slotInstant } from '@/server/domain/availability/list-slots';

/**
 * The instant of a shop-local delivery date and time; undefined without them (as soon as possible). One without
 * the other is bad_request with params.
 */
export function askedSlot(
  timezone: string,
  {
    delivery_date: date,
    delivery_time: time,
  }: { readonly delivery_date?: string; readonly delivery_time?: string },
): Date | undefined {
  if (date === undefined && time === undefined) return undefined;
  if (date === undefined || time === undefined) {
    const missing = date === undefined ? 'delivery_date' : 'delivery_time';
    throw badFields({ [missing]: ['validation.required'] });
  }
  return slotInstant(timezone, date, time);
}
