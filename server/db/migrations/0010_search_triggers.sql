-- Search (docs/adr/0015): what is found by which words, kept in step by triggers whoever writes the texts.
DROP INDEX IF EXISTS "shop_translations_title_trgm";
--> statement-breakpoint
DROP INDEX IF EXISTS "product_translations_title_trgm";
--> statement-breakpoint
-- Full Unicode lower case needs a collation that knows it; older servers have none built in.
DO $migration$
DECLARE
  unicode text := coalesce(
    (SELECT format('COLLATE %I', collname) FROM pg_collation WHERE collname IN ('pg_c_utf8', 'und-x-icu')
     AND collencoding IN (-1, 6) ORDER BY collname LIMIT 1), '');
BEGIN
  EXECUTE replace($function$
-- utils/search-text.ts foldText: the two are held against each other by a test.
CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $body$
DECLARE
  x text;
BEGIN
  IF value ~ '^[ -~]*$' THEN
    x := lower(value);
  ELSE
    x := lower(normalize(value, NFKD) [unicode]);
    x := regexp_replace(x, '[\u0300-\u036f\u0483-\u0487\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u093c\u200b-\u200f\u2060\ufe0e\ufe0f]', '', 'g');
    x := translate(x, '’‘ʻʼ`′', '''''''''''''');
    IF x ~ '[ıøłđðħəŋςқғңөұүһәіґєҷҳ\u0600-\u06ff\u0966-\u096f]' THEN
      x := translate(x,
        'ıøłđðħəŋςқғңөұүһәіґєҷҳ' || 'ٱىیېےةەۀھہکڪ' || '٠١٢٣٤٥٦٧٨٩' || '۰۱۲۳۴۵۶۷۸۹' || '०१२३४५६७८९',
        'iolddhenσкгноуухаигечх' || 'ا' || 'يييي' || 'ههههه' || 'كك' || '012345678901234567890123456789');
    END IF;
    IF x ~ '[ßæœþ]' THEN
      x := replace(replace(replace(replace(x, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    END IF;
    IF x ~ '[\u0900-\u1fff\u3099\u309a]' THEN
      x := normalize(x, NFC);
    END IF;
  END IF;
  x := replace(x, '`', '''');
  IF position('''' IN x) > 0 THEN
    x := regexp_replace(x, '(^|[^a-z])(l|d|qu|dell|all|nell|sull|dall)''', '\1\2 ', 'g');
    x := replace(x, '''', '');
  END IF;
  RETURN btrim(regexp_replace(x, '[^0-9a-z\u00df-\u00f6\u00f8-\u02af\u0370-\u0377\u0379-\u037d\u037f\u0386\u0388-\u052f\u0531-\u05f2\u0620-\u0669\u066e-\u06d3\u06d5\u06ee-\u0963\u0966-\u1fff\u2c00-\u2dff\u3005-\u3007\u3031-\u3035\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3105-\u9fff\ua000-\ud7ff\uf900-\ufaff]+', ' ', 'g'));
END $body$
  $function$, '[unicode]', unicode);
END $migration$;
--> statement-breakpoint
-- The words of a folded text; Chinese, Japanese and Korean, which are written without spaces, by pairs of characters
-- and the last one.
CREATE FUNCTION search_split(folded text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF folded !~ '[\u3005-\u3007\u3031-\u30ff\u3105-\u9fff\uac00-\ud7a3\uf900-\ufaff]' THEN
    RETURN string_to_array(folded, ' ');
  END IF;
  RETURN ARRAY(
    SELECT part.word
    FROM regexp_matches(folded, '([\u3005-\u3007\u3031-\u30ff\u3105-\u9fff\uac00-\ud7a3\uf900-\ufaff]+)|([^ \u3005-\u3007\u3031-\u30ff\u3105-\u9fff\uac00-\ud7a3\uf900-\ufaff]+)', 'g') AS run,
      LATERAL (
        SELECT run[2] AS word WHERE run[2] IS NOT NULL
        UNION ALL
        SELECT substr(run[1], i, 2) FROM generate_series(1, length(run[1])) AS i
      ) AS part);
END $$;
--> statement-breakpoint
-- The number by which a whole title is found: negative, so that it is no word's.
CREATE FUNCTION search_title_key(folded text) RETURNS int LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ('x' || substr(md5(folded), 1, 8))::bit(32)::int | (1 << 31)
$$;
--> statement-breakpoint
CREATE AGGREGATE search_concat(int[]) (SFUNC = array_cat, STYPE = int[]);
--> statement-breakpoint
-- Numbers the words of texts, new words included: word id * 4 + field, where field is 0 title, 1 category,
-- 2 description and 3 the beginning of a title's word (one to three characters); and a title's own key.
CREATE FUNCTION search_number(texts text[], fields int[]) RETURNS TABLE (value text, field int, words int[])
LANGUAGE sql AS $$
  WITH given AS MATERIALIZED (
    SELECT g.value, g.field, search_fold(g.value) AS folded FROM unnest(texts, fields) AS g (value, field)
  ), split AS MATERIALIZED (
    SELECT g.value, g.field, left(word, 60) COLLATE "C" AS word
    FROM given g, unnest(search_split(g.folded)) AS word WHERE word <> ''
  ), parts AS MATERIALIZED (
    SELECT s.value, s.field, s.field AS mark, s.word FROM split s
    UNION ALL
    SELECT s.value, s.field, 3, left(s.word, n) FROM split s, generate_series(1, 3) AS n
    WHERE s.field = 0 AND length(s.word) >= n
  ), unknown AS (
    SELECT p.word FROM parts p EXCEPT SELECT w.word FROM search_words w
  ), added AS (
    INSERT INTO search_words (word) SELECT u.word FROM unknown u ORDER BY u.word
    -- Another transaction may be writing the same word.
    ON CONFLICT (word) DO UPDATE SET word = excluded.word RETURNING id, word
  ), known AS MATERIALIZED (
    SELECT w.id, w.word FROM search_words w WHERE w.word IN (SELECT p.word FROM parts p)
    UNION ALL SELECT a.id, a.word FROM added a
  ), numbered AS (
    SELECT p.value, p.field, array_agg(k.id * 4 + p.mark) AS words
    FROM parts p JOIN known k ON k.word = p.word GROUP BY p.value, p.field
  )
  SELECT n.value, n.field,
    CASE WHEN n.field = 0 THEN n.words || search_title_key(g.folded) ELSE n.words END
  FROM numbered n JOIN given g ON g.value = n.value AND g.field = n.field
$$;
--> statement-breakpoint
-- Writes anew what products are found by: their titles, descriptions and section. NULL: all that are on sale.
CREATE FUNCTION search_index_products(asked int[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_products s WHERE s.product_id = ANY (asked) AND NOT EXISTS (
    SELECT FROM products p WHERE p.id = s.product_id AND p.active AND NOT p.addon AND p.status = 'published');
  WITH sold AS MATERIALIZED (
    SELECT p.id, p.shop_id, p.category_id, floor(log(2, 1 + p.orders_count))::int AS popularity FROM products p
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
  INSERT INTO search_products (product_id, shop_id, popularity, words)
  SELECT s.id, s.shop_id, s.popularity, coalesce(own.words, '{}') || coalesce(section.words, '{}')
  FROM sold s LEFT JOIN found own ON own.owner = s.id LEFT JOIN found section ON section.owner = - s.category_id
  ORDER BY s.id
  ON CONFLICT (product_id) DO UPDATE
  SET shop_id = excluded.shop_id, popularity = excluded.popularity, words = excluded.words
$$;
--> statement-breakpoint
-- Writes anew what shops are found by: their titles, descriptions and categories. NULL: all.
CREATE FUNCTION search_index_shops(asked int[]) RETURNS void LANGUAGE sql AS $$
  WITH written AS MATERIALIZED (
    SELECT t.shop_id, v.field, v.value
    FROM shop_translations t, LATERAL (VALUES (0, t.title), (2, t.description)) AS v (field, value)
    WHERE (asked IS NULL OR t.shop_id = ANY (asked)) AND v.value <> ''
    UNION ALL
    SELECT sc.shop_id, 1, c.title FROM shop_categories sc JOIN category_translations c ON c.category_id = sc.category_id
    WHERE asked IS NULL OR sc.shop_id = ANY (asked)
  ), numbers AS MATERIALIZED (
    SELECT n.* FROM (SELECT array_agg(d.value) AS texts, array_agg(d.field) AS fields
      FROM (SELECT DISTINCT w.value, w.field FROM written w) d) g, search_number(g.texts, g.fields) n
  )
  INSERT INTO search_shops (shop_id, words)
  SELECT w.shop_id, search_concat(n.words) FROM written w JOIN numbers n ON n.value = w.value AND n.field = w.field
  WHERE EXISTS (SELECT FROM shops s WHERE s.id = w.shop_id) GROUP BY w.shop_id ORDER BY w.shop_id
  ON CONFLICT (shop_id) DO UPDATE SET words = excluded.words
$$;
--> statement-breakpoint
-- Everything anew, quicker than piece by piece: for whoever filled tables under `SET LOCAL sofra.search = 'later'`.
CREATE FUNCTION search_rebuild() RETURNS void LANGUAGE plpgsql SET work_mem = '128MB' AS $$
BEGIN
  DROP INDEX IF EXISTS search_products_words_idx;
  DROP INDEX IF EXISTS search_words_trgm_idx;
  DELETE FROM search_products;
  DELETE FROM search_shops;
  DELETE FROM search_words;
  PERFORM search_index_shops(NULL);
  ANALYZE search_words;
  PERFORM search_index_products(NULL);
  CREATE INDEX search_products_words_idx ON search_products USING gin (words) WITH (fastupdate = off);
  CREATE INDEX search_words_trgm_idx ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
  ANALYZE search_words;
  ANALYZE search_products;
  ANALYZE search_shops;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_follow() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
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
    -- How often a product sold counts by powers of two, so that an order hardly ever writes here.
    SELECT array_agg(c.id) INTO product_ids FROM changed c JOIN before b ON b.id = c.id
    WHERE (c.shop_id, c.category_id, c.active, c.addon, c.status, floor(log(2, 1 + c.orders_count)))
      IS DISTINCT FROM (b.shop_id, b.category_id, b.active, b.addon, b.status, floor(log(2, 1 + b.orders_count)));
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
CREATE TRIGGER search_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follow();
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['product_translations', 'category_translations', 'shop_translations', 'shop_categories'] LOOP
    EXECUTE format('CREATE TRIGGER search_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follow()', name);
    EXECUTE format('CREATE TRIGGER search_update AFTER UPDATE ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follow()', name);
    EXECUTE format('CREATE TRIGGER search_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_follow()', name);
  END LOOP;
END $$;
--> statement-breakpoint
SELECT search_rebuild();
