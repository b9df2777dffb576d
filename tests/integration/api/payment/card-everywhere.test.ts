// @module-tag both-engines
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { shopPayments } from '@/server/db/schema/catalogue';
import { payments } from '@/server/db/schema/settings';
import { api, it } from '@/tests/support/api/api-test';
import { createShop } from '@/tests/support/factories/shop';

const STATEMENTS = readFileSync(
  'server/db/migrations/0020_card_payments.sql',
  'utf8',
)
  .split('--> statement-breakpoint')
  .filter((statement) => /^\s*INSERT/.test(statement));

async function migrateRows(): Promise<void> {
  for (const statement of STATEMENTS) await api.db.execute(sql.raw(statement));
}

const cards = () =>
  api.db.select().from(payments).where(eq(payments.tag, 'card'));

describe('the migration to card payments', () => {
  it('leaves an empty database to what a new site is given', async () => {
    await migrateRows();
    expect(await api.db.$count(payments)).toBe(0);
  });

  it('brings the card into force in a database from before, for every shop', async () => {
    const { id } = await createShop(api.db);
    const [card] = await cards();
    if (!card) throw new Error('no card');
    await api.db.update(payments).set({ active: false });
    await api.db.delete(shopPayments).where(eq(shopPayments.shopId, id));
    await migrateRows();
    await migrateRows();
    expect(await cards()).toMatchObject([{ id: card.id, active: true }]);
    const taken = await api.db
      .select({ paymentId: shopPayments.paymentId })
      .from(shopPayments)
      .where(eq(shopPayments.shopId, id));
    expect(taken).toEqual([{ paymentId: card.id }]);
  });

  it('adds the card where it was missing, last', async () => {
    await api.db.delete(shopPayments);
    await api.db.delete(payments).where(eq(payments.tag, 'card'));
    await migrateRows();
    expect(await cards()).toMatchObject([{ title: 'Card', position: 3 }]);
  });
});
