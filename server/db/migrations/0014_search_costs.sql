-- Search (docs/adr/0015): the planner hears what reading words row by row costs. It knows neither that the function reads
-- another table nor that comparing two arrays takes each number of one against each of the other; in a small city it
-- therefore read every row, for each of several hundred numbers, instead of the index.
ALTER FUNCTION search_words_of(int) COST 5000;
--> statement-breakpoint
-- The words themselves. In plpgsql, which is not taken apart: the planner must see the cost, and the same expression as
-- the index.
CREATE FUNCTION search_costly(words int[]) RETURNS int[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 5000 AS $$
BEGIN
  RETURN words;
END $$;
--> statement-breakpoint
DROP INDEX IF EXISTS "search_shops_words_idx";--> statement-breakpoint
CREATE INDEX "search_shops_words_idx" ON "search_shops" USING gin (search_costly("words")) WITH (fastupdate=off);--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_rebuild() RETURNS void LANGUAGE plpgsql SET work_mem = '128MB' AS $$
BEGIN
  DROP INDEX IF EXISTS search_products_words_idx;
  DROP INDEX IF EXISTS search_shops_words_idx;
  DROP INDEX IF EXISTS search_words_trgm_idx;
  TRUNCATE search_products, search_product_words, search_shops, search_words;
  PERFORM search_index_shops(NULL);
  ANALYZE search_words;
  PERFORM search_index_products(NULL);
  CREATE INDEX search_products_words_idx ON search_products USING gin (search_words_of(product_id))
    WITH (fastupdate = off);
  CREATE INDEX search_shops_words_idx ON search_shops USING gin (search_costly(words)) WITH (fastupdate = off);
  CREATE INDEX search_words_trgm_idx ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
  ANALYZE search_words;
  ANALYZE search_products;
  ANALYZE search_shops;
END $$;
--> statement-breakpoint
ANALYZE search_shops;
