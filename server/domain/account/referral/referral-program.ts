import type { Db } from '@/server/db/client';
import { findSettingsOf } from '@/server/repositories/account/referral-repository';
import { REFERRAL_BASICS, REFERRAL_DEFAULTS } from '@/utils/constants/referral';

/** What the house promises to who invites and to who comes; minor units of the default currency. */
export interface ReferralProgram {
  readonly isActive: boolean;
  readonly fromMinor: number;
  readonly toMinor: number;
  readonly until: Date | null;
  readonly monthMost: number;
  readonly img: string | null;
  /** The country of numbers that are written without one, `+998`; empty: unknown. */
  readonly countryCode: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WHOLE = /^\d{1,12}$/;

function wholeOf(value: string | undefined, otherwise: number): number {
  return value !== undefined && WHOLE.test(value.trim())
    ? Number(value)
    : otherwise;
}

function endOf(value = ''): Date | null {
  const text = value.trim();
  const moment = new Date(DAY.test(text) ? `${text}T23:59:59.999Z` : text);
  return Number.isNaN(+moment) ? null : moment;
}

/** The program as the operator's settings have it now. */
export async function readReferralProgram(db: Db): Promise<ReferralProgram> {
  const found = await findSettingsOf(db, [
    'referral_active',
    'phone_code',
    ...Object.keys(REFERRAL_BASICS),
  ]);
  const { monthMost, priceMinor } = REFERRAL_DEFAULTS;
  return {
    isActive: found.referral_active === '1',
    fromMinor: wholeOf(found.referral_price_from, priceMinor),
    toMinor: wholeOf(found.referral_price_to, priceMinor),
    until: endOf(found.referral_until),
    monthMost: wholeOf(found.referral_month_most, monthMost),
    img: found.referral_img?.trim() || null,
    countryCode: found.phone_code?.trim() ?? '',
  };
}

/** Whether something is still earned by it at this moment. */
export function isProgramRunning(
  { isActive, until }: Pick<ReferralProgram, 'isActive' | 'until'>,
  now: Date,
): boolean {
  return isActive && (until === null || now <= until);
}
