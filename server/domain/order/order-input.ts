import type { Ctx, UserCtx } from '@/server/context';
import type { PlaceOrderInput } from '@/server/contracts/order/order-body';
import { badFields, DomainError, orNotFound } from '@/server/errors';
import { findAddress } from '@/server/repositories/address/address-repository';
import {
  findUserContact,
  type OrderAddress,
} from '@/server/repositories/order/order-repository';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import { eachDoorText } from '@/utils/address/door';
import { UNPAID_MINUTES } from '@/utils/constants/timings';
import { isPhone } from '@/utils/form/field-rules';
import type { CartShop } from '../cart/load-cart';
import { isPaidAfterwards, offeredMethod } from '../payment/payment-methods';
import type { Point } from '@/server/domain/money/delivery-distance';

export interface Destination {
  readonly address: OrderAddress | null;
  readonly point: Point | undefined;
}

function require(present: boolean, field: string): void {
  if (!present) throw badFields({ [field]: ['validation.required'] });
}

/**
 * Where an order goes: an own saved address, or address and location of the body; nowhere for a pickup. Throws
 * not_found for somebody else's address, bad_request with params when something is missing.
 */
export async function resolveDestination(
  ctx: UserCtx,
  input: PlaceOrderInput,
): Promise<Destination> {
  if (input.delivery_type === 'pickup')
    return { address: null, point: undefined };
  if (input.address_id !== undefined) {
    const saved = orNotFound(
      await findAddress(ctx.db, ctx.user.id, input.address_id),
    );
    const { address, latitude, leaveAtDoor, longitude } = saved;
    return {
      address: {
        address,
        ...eachDoorText((text) => saved[text]),
        leave_at_door: leaveAtDoor,
      },
      point: { latitude, longitude },
    };
  }
  require(input.address !== undefined, 'address');
  require(input.location !== undefined, 'location');
  return { address: input.address ?? null, point: input.location };
}

const MINUTE_MS = 60_000;
/** Until when an order is to be paid before its shop sees it; null where no provider is needed. */
export async function payUntilOf(
  ctx: Pick<Ctx, 'db' | 'now' | 'payments'>,
  tag: string,
  totalMinor: number,
): Promise<Date | null> {
  if (totalMinor === 0) return null;
  if (!isPaidAfterwards(ctx, tag)) return null;
  const { least, most, usual } = UNPAID_MINUTES;
  const set = Number(await findSettingValue(ctx.db, 'unpaid_minutes'));
  const minutes = set ? Math.min(most, Math.max(least, set)) : usual;
  return new Date(+ctx.now + minutes * MINUTE_MS);
}

/** A method that the house offers, can carry out, and this shop takes; else unknown_payment (432), in words of its own for a chosen one. */
export function requirePayment(
  ctx: Pick<Ctx, 'gateways' | 'payments'>,
  shop: CartShop,
  paymentId: number,
): { id: number; tag: string } {
  const chosen = shop.payments.find(
    ({ active, payment }) =>
      active && payment.active && payment.id === paymentId,
  );
  const method = chosen && offeredMethod(ctx, chosen.payment.tag);
  if (!method)
    throw new DomainError('unknown_payment', {
      ...(paymentId > 0 && { key: 'payment.way_off' }),
    });
  return { id: paymentId, tag: method.tag };
}

function requirePhone(phone: string | undefined, field: string): void {
  if (phone && !isPhone(phone))
    throw badFields({ [field]: ['validation.invalid'] });
}

/** Whom the order is for. Throws phone_required (117) when the house wants one, bad_request for no phone at all. */
export async function resolveContact(ctx: UserCtx, input: PlaceOrderInput) {
  const account = await findUserContact(ctx.db, ctx.user.id);
  const phone = input.phone ?? account.phone;
  requirePhone(input.phone, 'phone');
  requirePhone(input.recipient?.phone, 'recipient.phone');
  if (
    !phone &&
    (await findSettingValue(ctx.db, 'before_order_phone_required')) === '1'
  )
    throw new DomainError('phone_required', {
      fields: { phone: ['validation.required'] },
    });
  const name = `${account.firstname} ${account.lastname}`.trim();
  return {
    phone: phone || null,
    username: input.username || name || null,
    email: account.email,
  };
}
