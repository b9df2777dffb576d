// @module-tag both-engines
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '@/server/db/client';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '@/server/db/schema/ledger';
import { currencies } from '@/server/db/schema/settings';
import { api, it } from '@/tests/support/api/api-test';
import { createSignedInUser } from '@/tests/support/factories/user';

function topUp(db: Db, userId: number, amountMinor: number): Promise<void> {
  return db.transaction(async (tx) => {
    const owned = and(
      eq(ledgerAccounts.kind, 'wallet'),
      eq(ledgerAccounts.userId, userId),
    );
    const [wallet] = await tx
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(owned);
    await tx
      .insert(ledgerAccounts)
      .values({ kind: 'topup' })
      .onConflictDoNothing();
    const [house] = await tx
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.kind, 'topup'));
    const [movement] = await tx
      .insert(ledgerTransactions)
      .values({ type: 'topup' })
      .returning();
    if (!wallet || !house || !movement) throw new Error('no accounts');
    await tx.insert(ledgerEntries).values([
      { transactionId: movement.id, accountId: wallet.id, amountMinor },
      {
        transactionId: movement.id,
        accountId: house.id,
        amountMinor: -amountMinor,
      },
    ]);
  });
}

describe('GET /dashboard/user/profile/show', () => {
  it('shows the caller alone, without hashes, in at most two queries', async () => {
    const { user, token } = await createSignedInUser(api, {
      birthday: '1990-05-17',
      gender: 'male',
    });
    await createSignedInUser(api);
    await api.get('/dashboard/user/profile/show', { token });
    const before = api.queries();
    const answer = await api.get('/dashboard/user/profile/show', { token });
    expect(api.queries() - before).toBeLessThanOrEqual(2);
    expect(answer.body.data).toMatchObject({
      id: user.id,
      uuid: user.uuid,
      birthday: '1990-05-17',
      gender: 'male',
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/hash|scrypt/i);
  });

  it("sums the wallet's rows and shows the balance in the asked currency", async () => {
    const { user, token } = await createSignedInUser(api);
    await topUp(api.db, user.id, 2_500);
    await topUp(api.db, user.id, 1);
    const inDollars = await api.get('/dashboard/user/profile/show', { token });
    expect(inDollars.body.data.wallet).toMatchObject({
      price: 25.01,
      symbol: '$',
    });
    const [euro] = await api.db
      .select()
      .from(currencies)
      .where(eq(currencies.title, 'EUR'));
    const inEuros = await api.get(
      `/dashboard/user/profile/show?currency_id=${euro?.id}`,
      { token },
    );
    expect(inEuros.body.data.wallet).toMatchObject({
      price: 22.51,
      symbol: '€',
    });
  });
});
