import { sql } from 'drizzle-orm';
import type { Db } from '../client';
import { cityWords } from './words';

/** Rows that hold the texts of one thing in one language, and what they hang on. */
const TABLES = [
  ['category_translations', 'category_id', ''],
  ['shop_translations', 'shop_id', 'address'],
  ['product_translations', 'product_id', ''],
] as const;

/**
 * Gives the written city its further languages: each English row is repeated in them where its title or its
 * description is known. Done by the database, which is ten times quicker than sending every row.
 */
export async function translateCity(db: Db): Promise<void> {
  for (const [locale, words] of cityWords())
    for (const [table, owner, copied] of TABLES) {
      const also = copied ? sql`, ${sql.identifier(copied)}` : sql``;
      await db.execute(sql`
        with words as materialized (
          select key as english, value as text
          from jsonb_each_text(${JSON.stringify(words)}::jsonb)
        )
        insert into ${sql.identifier(table)}
          (${sql.identifier(owner)}, locale, title, description${also})
        select ${sql.identifier(owner)}, ${locale},
          coalesce(title_words.text, title),
          coalesce(description_words.text, description)${also}
        from ${sql.identifier(table)}
        left join words title_words on title_words.english = title
        left join words description_words
          on description_words.english = description
        where locale = 'en'
          and (title_words.text is not null
            or description_words.text is not null)`);
    }
}
