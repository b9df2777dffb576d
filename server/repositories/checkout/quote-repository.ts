import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { quotes } from '@/server/db/schema/carts';

export async function insertQuote(
  db: Db,
  row: typeof quotes.$inferInsert,
): Promise<string> {
  const [quote] = await db
    .insert(quotes)
    .values(row)
    .returning({ id: quotes.id });
  if (!quote) throw new Error('the quote was not inserted');
  return quote.id;
}

/** A quote that was made for this user and cart, also an expired one; null when there is none. */
export async function findQuote(
  db: Db,
  key: { id: string; userId: number; cartId: number },
) {
  const [row] = await db
    .select({
      id: quotes.id,
      result: quotes.result,
      expiresAt: quotes.expiresAt,
      currencyId: quotes.currencyId,
    })
    .from(quotes)
    .where(
      and(
        eq(quotes.id, key.id),
        eq(quotes.userId, key.userId),
        eq(quotes.cartId, key.cartId),
      ),
    );
  return row ?? null;
}

export async function deleteQuotesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(quotes).where(lt(quotes.expiresAt, before));
}

/** The newest quote of a cart, of whatever version; where there are some of its mode one of those. Null: none. */
export async function findLastQuote(
  db: Db,
  { id, mode }: { readonly id: number; readonly mode: string | null },
) {
  const isOfMode = sql`(${quotes.input} ->> 'type') = ${mode}`;
  const [row] = await db
    .select({
      cartVersion: quotes.cartVersion,
      currencyId: quotes.currencyId,
      input: quotes.input,
      result: quotes.result,
    })
    .from(quotes)
    .where(eq(quotes.cartId, id))
    .orderBy(sql`${isOfMode} desc`, desc(quotes.createdAt))
    .limit(1);
  return row ?? null;
}
