-- Search (docs/adr/0015): what searches read by the thousand becomes short. The words of a product move to a table of
-- their own, and only the index of `search_products` knows them.
CREATE TABLE "search_product_words" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"words" integer[] NOT NULL
);
--> statement-breakpoint
DROP INDEX IF EXISTS "search_products_words_idx";--> statement-breakpoint
ALTER TABLE "search_product_words" ADD CONSTRAINT "search_product_words_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_shops_words_idx" ON "search_shops" USING gin ("words") WITH (fastupdate=off);--> statement-breakpoint
ALTER TABLE "search_products" DROP COLUMN "words";--> statement-breakpoint
-- Called immutable so that an index may be made of it. True as long as a row of search_products is written anew, not
-- updated, after its words changed: search_index_products does so, and nothing else writes words. Not for parallel
-- workers: starting them takes longer than the scan.
CREATE FUNCTION search_words_of(product int) RETURNS int[] LANGUAGE sql IMMUTABLE STRICT PARALLEL RESTRICTED
BEGIN ATOMIC
  SELECT w.words FROM search_product_words w WHERE w.product_id = product;
END;
--> statement-breakpoint
CREATE INDEX "search_products_words_idx" ON "search_products" USING gin (search_words_of("product_id")) WITH (fastupdate=off);--> statement-breakpoint
-- As before, but for where words stand, and that a product is found by its shop, too: by 2^30 + its id, which is no
-- word's number. Words come first: whoever indexes the same product at once waits there, and
-- then finds the other's row in search_products and takes it away.
CREATE OR REPLACE FUNCTION search_index_products(asked int[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_product_words s WHERE s.product_id = ANY (asked) AND NOT EXISTS (
    SELECT FROM products p WHERE p.id = s.product_id AND p.active AND NOT p.addon AND p.status = 'published');
  WITH sold AS MATERIALIZED (
    SELECT p.id, p.shop_id, p.category_id FROM products p
    WHERE (asked IS NULL OR p.id = ANY (asked)) AND p.active AND NOT p.addon AND p.status = 'published'
  ), written AS MATERIALIZED (
    SELECT s.id AS owner, v.field, v.value
    FROM sold s JOIN product_translations t ON t.product_id = s.id,
      LATERAL (VALUES (0, t.title), (2, t.description)) AS v (field, value) WHERE v.value <> ''
    UNION ALL
    SELECT - c.category_id, 1, c.title FROM category_translations c
    WHERE c.category_id IN (SELECT s.category_id FROM sold s)
  ), numbers AS MATERIALIZED (
    SELECT n.* FROM (SELECT array_agg(d.value) AS texts, array_agg(d.field) AS fields
      FROM (SELECT DISTINCT w.value, w.field FROM written w) d) g, search_number(g.texts, g.fields) n
  ), found AS (
    SELECT w.owner, search_concat(n.words) AS words
    FROM written w JOIN numbers n ON n.value = w.value AND n.field = w.field GROUP BY w.owner
  )
  INSERT INTO search_product_words (product_id, words)
  SELECT s.id, coalesce(own.words, '{}') || coalesce(section.words, '{}') || ((1 << 30) + s.shop_id)
  FROM sold s LEFT JOIN found own ON own.owner = s.id LEFT JOIN found section ON section.owner = - s.category_id
  ORDER BY s.id
  ON CONFLICT (product_id) DO UPDATE SET words = excluded.words;
  DELETE FROM search_products s WHERE s.product_id = ANY (asked);
  INSERT INTO search_products (product_id, shop_id, popularity)
  SELECT p.id, p.shop_id, floor(log(2, 1 + p.orders_count))::int FROM products p
  WHERE (asked IS NULL OR p.id = ANY (asked)) AND p.active AND NOT p.addon AND p.status = 'published'
  ORDER BY p.id
$$;
--> statement-breakpoint
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
  CREATE INDEX search_shops_words_idx ON search_shops USING gin (words) WITH (fastupdate = off);
  CREATE INDEX search_words_trgm_idx ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
  ANALYZE search_words;
  ANALYZE search_products;
  ANALYZE search_shops;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_follow() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  shop_ids int[];
  product_ids int[];
BEGIN
  IF current_setting('sofra.search', true) = 'later' THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'product_translations' THEN
    SELECT array_agg(DISTINCT c.product_id) INTO product_ids FROM changed c;
  ELSIF TG_TABLE_NAME = 'products' THEN
    SELECT array_agg(c.id) INTO product_ids FROM changed c JOIN before b ON b.id = c.id
    WHERE (c.shop_id, c.category_id, c.active, c.addon, c.status)
      IS DISTINCT FROM (b.shop_id, b.category_id, b.active, b.addon, b.status);
    -- How often a product sold counts by powers of two, so that an order hardly ever writes here.
    UPDATE search_products s SET popularity = floor(log(2, 1 + c.orders_count))::int
    FROM changed c JOIN before b ON b.id = c.id
    WHERE s.product_id = c.id AND floor(log(2, 1 + c.orders_count)) <> floor(log(2, 1 + b.orders_count));
  ELSIF TG_TABLE_NAME = 'category_translations' THEN
    SELECT array_agg(p.id) INTO product_ids FROM products p
    WHERE p.category_id IN (SELECT c.category_id FROM changed c);
    SELECT array_agg(DISTINCT sc.shop_id) INTO shop_ids FROM shop_categories sc
    WHERE sc.category_id IN (SELECT c.category_id FROM changed c);
  ELSE
    SELECT array_agg(DISTINCT c.shop_id) INTO shop_ids FROM changed c;
  END IF;
  IF product_ids IS NOT NULL THEN
    PERFORM search_index_products(product_ids);
  END IF;
  IF shop_ids IS NOT NULL THEN
    PERFORM search_index_shops(shop_ids);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
SELECT search_rebuild();
