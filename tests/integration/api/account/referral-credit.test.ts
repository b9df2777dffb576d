import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect } from 'vitest';
import { users } from '@/server/db/schema/account/users';
import { ledgerEntries, ledgerTransactions } from '@/server/db/schema/ledger';
import { notifications } from '@/server/db/schema/account/notifications';
import { api, it } from '@/tests/support/api/api-test';
import {
  createReferralCase,
  type Friend,
  type ReferralCase,
} from '@/tests/support/factories/referral';
import { moveOrder } from '@/tests/support/factories/order';
import { createUser, signIn } from '@/tests/support/factories/user';

const INVITER_PHONE = '+998711110000';

let world: ReferralCase;
beforeEach(async () => {
  world = await createReferralCase(api);
});

describe('the first delivered order', () => {
  it('credits both sides once, however many are delivered at once', async () => {
    const friend = await world.newFriend();
    const first = await world.orderOf(friend);
    const second = await world.orderOf(friend);
    expect(await world.balance(world.inviter.id)).toBe(0);
    const tries = [first, second, first, second].map((id) =>
      world.deliver(id).catch(() => 'refused'),
    );
    expect(
      (await Promise.all(tries)).filter((each) => each === 'refused'),
    ).toHaveLength(2);
    expect(await world.balance(world.inviter.id)).toBe(500);
    expect(await world.balance(friend.userId)).toBe(300);
    const moved = await api.db
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(inArray(ledgerTransactions.orderId, [first, second]));
    expect(moved).toHaveLength(1);
    const entries = await api.db
      .select({ amount: ledgerEntries.amountMinor })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.transactionId, moved[0]?.id ?? 0));
    expect(entries.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([
      -800, 300, 500,
    ]);
    expect(await world.storedOf(friend)).toMatchObject({
      refusal: null,
      creditedAt: expect.any(Date) as Date,
    });
  });

  it('tells both in the inbox, and names the order to its owner only', async () => {
    const friend = await world.newFriend();
    const id = await world.orderOf(friend);
    await world.deliver(id);
    const told = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.type, 'wallet'));
    const currency = { title: 'USD', symbol: '$', position: 'before' };
    expect(
      told
        .filter(({ userId }) =>
          [world.inviter.id, friend.userId].includes(userId),
        )
        .map(({ data }) => data),
    ).toEqual([
      { cause: 'referral', role: 'inviter', amount_minor: 500, currency },
      { cause: 'referral', role: 'invited', amount_minor: 300, currency },
    ]);
    const rowOf = async (token: string) =>
      (await api.get('/dashboard/user/wallet/histories', { token })).body
        .data[0] as unknown;
    expect(await rowOf(await signIn(api.db, world.inviter))).toMatchObject({
      type: 'referral',
      price: 5,
      order_id: null,
      shop_title: null,
    });
    expect(await rowOf(friend.token)).toMatchObject({
      type: 'referral',
      price: 3,
      order_id: id,
    });
    const month = await api.get('/dashboard/user/wallet', friend);
    expect(month.body.data).toMatchObject({ price: 3, month_added: 3 });
  });

  it('is the one that is delivered: a cancelled one before it does not count', async () => {
    const friend = await world.newFriend();
    const cancelled = await world.orderOf(friend);
    await moveOrder(api, cancelled, ['cancelled']);
    expect(await world.storedOf(friend)).toMatchObject({ creditedAt: null });
    await world.deliver(await world.orderOf(friend));
    expect(await world.balance(world.inviter.id)).toBe(500);
  });

  it('earns nothing when the program is off, or over', async () => {
    const off = await world.newFriend();
    const offOrder = await world.orderOf(off);
    await world.set({ referral_active: '0' });
    await world.deliver(offOrder);
    const late = await world.newFriend();
    const lateOrder = await world.orderOf(late);
    await world.set({ referral_active: '1', referral_until: '2020-01-31' });
    await world.deliver(lateOrder);
    for (const friend of [off, late]) {
      expect(await world.storedOf(friend)).toMatchObject({
        refusal: 'ended',
        creditedAt: null,
      });
      expect(await world.balance(friend.userId)).toBe(0);
    }
    expect(await world.balance(world.inviter.id)).toBe(0);
    await world.set({ referral_until: '' });
    await world.deliver(await world.orderOf(off));
    expect(await world.balance(off.userId)).toBe(0);
  });

  it('earns the inviter no more than the month’s most, the others keep theirs', async () => {
    await world.set({ referral_month_most: '1' });
    const friends = [
      await world.newFriend(),
      await world.newFriend(),
      await world.newFriend(),
    ];
    const ids = [];
    for (const friend of friends) ids.push(await world.orderOf(friend));
    await Promise.all(ids.map((id) => world.deliver(id)));
    expect(await world.balance(world.inviter.id)).toBe(500);
    for (const { userId } of friends)
      expect(await world.balance(userId)).toBe(300);
    const told = (
      await api.get('/dashboard/user/referrals', {
        token: await signIn(api.db, world.inviter),
      })
    ).body.data as {
      friends: { status: string }[];
    };
    expect(told.friends.map(({ status }) => status).sort()).toEqual([
      'credited',
      'limit',
      'limit',
    ]);
  });

  it('pays only the side that is promised something', async () => {
    await world.set({ referral_price_from: '0' });
    const friend = await world.newFriend();
    await world.deliver(await world.orderOf(friend));
    expect(await world.balance(world.inviter.id)).toBe(0);
    expect(await world.balance(friend.userId)).toBe(300);
    await world.set({ referral_price_to: '0' });
    const other = await world.newFriend();
    await world.deliver(await world.orderOf(other));
    expect(await world.storedOf(other)).toMatchObject({ refusal: null });
  });

  it('credits the new person when the inviter has left', async () => {
    const friend = await world.newFriend();
    const id = await world.orderOf(friend);
    await api.db
      .update(users)
      .set({ deletedAt: new Date() })
      .where(eq(users.id, world.inviter.id));
    await world.deliver(id);
    expect(await world.balance(world.inviter.id)).toBe(0);
    expect(await world.balance(friend.userId)).toBe(300);
  });
});

describe("one's own second account", () => {
  async function refused(friend: Friend, phone?: string): Promise<void> {
    await world.deliver(await world.orderOf(friend, phone));
    expect(await world.storedOf(friend)).toMatchObject({
      refusal: 'same_person',
      creditedAt: null,
    });
    expect(await world.balance(world.inviter.id)).toBe(0);
    expect(await world.balance(friend.userId)).toBe(0);
  }

  it.for(['+998 71 111-00-00', '00998711110000', '71 111 00 00'])(
    'is told by the phone %s of its order',
    async (typed) => {
      const token = await signIn(api.db, world.inviter);
      const self = { token, userId: world.inviter.id, phone: INVITER_PHONE };
      await world.orderOf(self);
      await refused(await world.newFriend(), typed);
    },
  );

  it('is told by the mailbox', async () => {
    const inviter = await createUser(api.db, { email: 'ann.lee@gmail.com' });
    await refused(
      await world.newFriend(inviter.myReferral, {
        email: 'a.n.n.lee+two@googlemail.com',
      }),
    );
  });
});
