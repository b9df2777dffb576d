import type { Ctx } from '@/server/context';
import {
  insertFirstCurrency,
  insertFirstPayments,
  insertMissingSettings,
  lockMigrations,
} from '@/server/repositories/settings/basics-repository';
import {
  findSettingValue,
  notifyCatalogueChanged,
} from '@/server/repositories/settings/settings-repository';
import { REFUND_DAYS_DEFAULT } from '@/utils/constants/after-sale';
import { REFERRAL_BASICS } from '@/utils/constants/referral';
import { UNPAID_MINUTES } from '@/utils/constants/timings';
import { PAYMENT_TAGS } from '@/utils/payment/payment-tags';
import { FEE_STEP_DEFAULT } from '@/utils/money/fee-step';
import { currencySign } from './currency-sign';

/** Private: the version of the basics that this database was given. */
const MARK = 'basics_version';
const VERSION = '1';

/** Every public setting a client may ask for (api-contract.md §2); empty ones are not shown. */
export const BASIC_SETTINGS: Readonly<Record<string, string>> = {
  payment_type: 'both',
  otp_expire_time: '10',
  referral_active: '0',
  group_order: '1',
  before_order_phone_required: '1',
  /** What a phone number of the country begins with, such as +998; forms offer it. */
  phone_code: '',
  service_fee: '0',
  delivery_fee_step: FEE_STEP_DEFAULT,
  instagram: '',
  facebook: '',
  twitter: '',
  customer_app_android: '',
  customer_app_ios: '',
  delivery_app_android: '',
  delivery_app_ios: '',
  vendor_app_android: '',
  vendor_app_ios: '',
  phone: '',
  email: '',
  footer_text: '',
};

/** What the house decides and no client asks for. */
const PRIVATE_BASICS: Readonly<Record<string, string>> = {
  /** How long after the delivery money may be asked back; "0": not at all. */
  refund_days: String(REFUND_DAYS_DEFAULT),
  /** How long an order by card waits to be paid. */
  unpaid_minutes: String(UNPAID_MINUTES.usual),
  ...REFERRAL_BASICS,
};

/** Cash needs nobody; the wallet pays once there is something in it; the card is offered once it has its provider. */
const BASIC_PAYMENTS = PAYMENT_TAGS.map((tag) => ({
  tag,
  active: true,
}));

export interface Basics {
  /** The first currency, by its ISO 4217 code. */
  readonly currency: string;
  /** How long a code may be entered. */
  readonly codeMinutes: number;
}

/**
 * Brings what a site needs before its first shop: settings, a currency, payment methods. Once for a database, under
 * the migrations' lock, so that several processes may start at once; what is there already stays as it is, also what
 * an operator removed later. Languages and the texts of pages are part of the code.
 */
export async function provideBasics(
  { db }: Pick<Ctx, 'db'>,
  { codeMinutes, currency }: Basics,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const tx = transaction as unknown as Ctx['db'];
    await lockMigrations(tx);
    if ((await findSettingValue(tx, MARK)) === VERSION) return;
    const values = {
      ...BASIC_SETTINGS,
      otp_expire_time: String(codeMinutes),
    };
    await insertMissingSettings(tx, [
      ...Object.entries(values).map(([key, value]) => ({ key, value })),
      ...Object.entries(PRIVATE_BASICS).map(([key, value]) => ({
        key,
        value,
        isPublic: false,
      })),
      { key: MARK, value: VERSION, isPublic: false },
    ]);
    await insertFirstCurrency(tx, {
      title: currency,
      ...currencySign(currency),
    });
    await insertFirstPayments(tx, BASIC_PAYMENTS);
    await notifyCatalogueChanged(tx, 'settings:');
  });
}
