DROP INDEX "products_sold_idx";--> statement-breakpoint
DROP INDEX "reviews_shop_idx";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_minor" integer;--> statement-breakpoint
UPDATE "products" p SET "price_minor" = (
  SELECT s."price_minor" FROM "stocks" s WHERE s."product_id" = p."id" ORDER BY s."position", s."id" LIMIT 1
);
--> statement-breakpoint
CREATE INDEX "products_created_idx" ON "products" USING btree ("created_at","id") WHERE "products"."active" and not "products"."addon" and "products"."status" = 'published';--> statement-breakpoint
CREATE INDEX "products_price_idx" ON "products" USING btree ("price_minor","id") WHERE "products"."active" and not "products"."addon" and "products"."status" = 'published';--> statement-breakpoint
CREATE INDEX "products_assortment_idx" ON "products" USING btree ("shop_id","price_minor","id") WHERE "products"."active" and not "products"."addon" and "products"."status" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_rating_idx" ON "reviews" USING btree ("shop_id","rating");--> statement-breakpoint
CREATE INDEX "products_sold_idx" ON "products" USING btree ("orders_count","id") WHERE "products"."active" and not "products"."addon" and "products"."status" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_shop_idx" ON "reviews" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE FUNCTION stocks_first_price() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  UPDATE products p SET price_minor = first.price_minor
  FROM (
    SELECT c.product_id, (
      SELECT s.price_minor FROM stocks s WHERE s.product_id = c.product_id ORDER BY s.position, s.id LIMIT 1
    ) AS price_minor
    FROM (SELECT DISTINCT product_id FROM changed) c
  ) first
  WHERE p.id = first.product_id AND p.price_minor IS DISTINCT FROM first.price_minor;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stocks_first_price_inserted AFTER INSERT ON "stocks"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stocks_first_price();
--> statement-breakpoint
CREATE TRIGGER stocks_first_price_deleted AFTER DELETE ON "stocks"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stocks_first_price();
--> statement-breakpoint
CREATE FUNCTION stock_first_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products p SET price_minor = (
    SELECT s.price_minor FROM stocks s WHERE s.product_id = p.id ORDER BY s.position, s.id LIMIT 1
  )
  WHERE p.id IN (OLD.product_id, NEW.product_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stocks_first_price_updated AFTER UPDATE OF "price_minor", "position", "product_id" ON "stocks"
  FOR EACH ROW WHEN (
    OLD."price_minor" <> NEW."price_minor" OR OLD."position" <> NEW."position" OR OLD."product_id" <> NEW."product_id"
  ) EXECUTE FUNCTION stock_first_price();
