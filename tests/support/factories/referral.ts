import { eq } from 'drizzle-orm';
import { forgetCached } from '@/server/caches/catalogue-cache';
import { referrals } from '@/server/db/schema/account/referrals';
import { ledgerAccounts, ledgerEntries } from '@/server/db/schema/ledger';
import { settings } from '@/server/db/schema/settings';
import { recordReferral } from '@/server/domain/account/referral/record-referral';
import type { ApiHarness } from '@/tests/support/api/api-harness';
import { fillCart, orderBody, type Shopper } from './cart';
import { moveOrder, placeOrder } from './order';
import { createProduct } from './product';
import { createShop } from './shop';
import { createSignedInUser, createUser } from './user';

/** Somebody new, with a phone of their own. */
export interface Friend extends Shopper {
  readonly phone: string;
}

let phones = 100;

/** A running program (the inviter earns 5.00, the invited gets 3.00), a shop, and somebody who invites. */
export async function createReferralCase(api: ApiHarness) {
  const { db } = api;
  /** The operator decides about the program. */
  async function set(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [key, value] of Object.entries(values))
      await db
        .insert(settings)
        .values({ key, value, isPublic: key === 'referral_active' })
        .onConflictDoUpdate({ target: settings.key, set: { value } });
    forgetCached('');
  }
  await set({
    referral_active: '1',
    referral_price_from: '500',
    referral_price_to: '300',
    referral_until: '',
    referral_month_most: '50',
    phone_code: '+998',
  });
  const shop = await createShop(db);
  const { stockId } = await createProduct(db, shop.id);
  const inviter = await createUser(db);
  return {
    inviter,
    set,
    /** Somebody new who came by a code. */
    async newFriend(
      code = inviter.myReferral,
      columns: Parameters<typeof createUser>[1] = {},
    ): Promise<Friend> {
      phones += 1;
      const { token, user } = await createSignedInUser(api, columns);
      const now = new Date();
      await recordReferral({ db, now }, { referredId: user.id, code });
      return { token, userId: user.id, phone: `+9987122200${phones}` };
    },
    /** An order of that person that is on its way. */
    async orderOf(friend: Friend, phone = friend.phone): Promise<number> {
      const cartId = await fillCart(api, friend, { shopId: shop.id, stockId });
      const body = orderBody(cartId, shop.payments.cash, { phone });
      const placed = await placeOrder(api, friend, body);
      const { id } = placed.body.data as { id: number };
      await moveOrder(api, id, ['accepted', 'ready', 'on_a_way']);
      return id;
    },
    deliver: (id: number) => moveOrder(api, id, ['delivered']),
    /** Of somebody's wallet, minor units. */
    async balance(userId: number): Promise<number> {
      const rows = await db
        .select({ amount: ledgerEntries.amountMinor })
        .from(ledgerEntries)
        .innerJoin(
          ledgerAccounts,
          eq(ledgerAccounts.id, ledgerEntries.accountId),
        )
        .where(eq(ledgerAccounts.userId, userId));
      return rows.reduce((sum, { amount }) => sum + amount, 0);
    },
    /** By whose code somebody came, and what became of it. */
    async storedOf({ userId }: { readonly userId: number }) {
      const [row] = await db
        .select()
        .from(referrals)
        .where(eq(referrals.referredId, userId));
      return row;
    },
  };
}

export type ReferralCase = Awaited<ReturnType<typeof createReferralCase>>;
