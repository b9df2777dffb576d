import { eq, sql } from 'drizzle-orm';
import { houseName, placeName } from '@/example/city/gazetteer/place-name';
import type { Db } from '@/server/db/client';
import { shopTranslations } from '@/server/db/schema/catalogue';
import { cityMap } from '@/example/city/map/streets';
import { cityWords, type Words } from './words';

/** Rows that hold the texts of one thing in one language, and what they hang on. */
const TABLES = [
  ['category_translations', 'category_id', ''],
  ['shop_translations', 'shop_id', 'address'],
  ['product_translations', 'product_id', ''],
] as const;

/** The addresses of the city's shops as a language writes them. */
async function addressWords(db: Db, locale: string): Promise<Words> {
  const rows = await db
    .selectDistinct({ address: shopTranslations.address })
    .from(shopTranslations)
    .where(eq(shopTranslations.locale, 'en'));
  const streets = new Map(
    cityMap().streets.map(({ name }) => [name[0], name] as const),
  );
  return Object.fromEntries(
    rows.flatMap(({ address }) => {
      const [, street = '', number = ''] =
        /^(.+) (\d+)$/.exec(address ?? '') ?? [];
      const name = streets.get(street);
      if (!name) return [];
      const own = houseName(placeName(name, locale), Number(number), locale);
      return [[`${street} ${number}`, own] as const];
    }),
  );
}

/**
 * Gives the written city its further languages: each English row is repeated in them where its title or its
 * description is known. Done by the database, which is quicker than sending every row.
 */
export async function translateCity(db: Db): Promise<void> {
  for (const [locale, words] of cityWords()) {
    const known = { ...words, ...(await addressWords(db, locale)) };
    for (const [table, owner, address] of TABLES) {
      const column = sql.identifier(address || 'title');
      const into = address ? sql`, ${column}` : sql``;
      const value = address
        ? sql`, coalesce(words.text ->> ${column}, ${column})`
        : sql``;
      await db.execute(sql`
        insert into ${sql.identifier(table)}
          (${sql.identifier(owner)}, locale, title, description${into})
        select ${sql.identifier(owner)}, ${locale},
          coalesce(words.text ->> title, title),
          coalesce(words.text ->> description, description)${value}
        from ${sql.identifier(table)}
        cross join (select ${JSON.stringify(known)}::jsonb as text) words
        where locale = 'en'
          and (words.text ? title or words.text ? description)`);
    }
  }
}
