import { cached } from '@/server/caches/catalogue-cache';
import type { Ctx } from '@/server/context';
import { publicSettings } from '@/server/domain/settings/read-settings';
import { findSettingValue } from '@/server/repositories/settings/settings-repository';
import { REFUND_DAYS_DEFAULT } from '@/utils/constants/after-sale';
import { UNPAID_MINUTES } from '@/utils/constants/timings';
import type { OurQuestion } from '@/utils/content/our-questions';

/** What our answers depend on: numbers of the house, and what it offers at all. */
export interface HelpFacts {
  readonly refundDays: number;
  readonly unpaidMinutes: number;
  readonly has: Readonly<Record<NonNullable<OurQuestion['needs']>, boolean>>;
}

/** A setting that is not filled in is the usual one; "0" is a number. */
function numberOf(setting: string | null, usual: number): number {
  const number = Number(setting ?? '');
  return setting?.trim() && number >= 0 ? number : usual;
}

/** Settings that the answers of /help name; from the process's cache. */
export async function helpFacts(db: Ctx['db']): Promise<HelpFacts> {
  const [settings, [refund, unpaid]] = await Promise.all([
    publicSettings(db),
    cached('settings:help', () =>
      Promise.all([
        findSettingValue(db, 'refund_days'),
        findSettingValue(db, 'unpaid_minutes'),
      ]),
    ),
  ]);
  const valueOf = (name: string): string | undefined =>
    settings.find(({ key }) => key === name)?.value;
  const refundDays = numberOf(refund, REFUND_DAYS_DEFAULT);
  const { least, most, usual } = UNPAID_MINUTES;
  const minutes = numberOf(unpaid, 0);
  return {
    refundDays,
    unpaidMinutes: minutes ? Math.min(most, Math.max(least, minutes)) : usual,
    has: {
      groups: valueOf('group_order') !== '0',
      referrals: valueOf('referral_active') === '1',
      refunds: refundDays > 0,
    },
  };
}
