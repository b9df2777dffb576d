CREATE TABLE "shop_changes" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_changes" ADD CONSTRAINT "shop_changes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION note_shop_changes(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shop_changes (shop_id, changed_at)
  SELECT id, now() FROM shops WHERE id = ANY (ids) ORDER BY id
  ON CONFLICT (shop_id) DO UPDATE SET changed_at = excluded.changed_at
$$;
--> statement-breakpoint
CREATE FUNCTION shops_inserted() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM note_shop_changes((SELECT array_agg(id) FROM changed_rows));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION shops_updated() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM note_shop_changes((
    SELECT array_agg(n.id) FROM new_rows n JOIN old_rows o USING (id)
    WHERE to_jsonb(n) - TG_ARGV <> to_jsonb(o) - TG_ARGV));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION shop_parts_replaced() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM note_shop_changes((SELECT array_agg(DISTINCT shop_id) FROM changed_rows));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION shop_parts_updated() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM note_shop_changes((
    SELECT array_agg(DISTINCT n.shop_id) FROM new_rows n JOIN old_rows o USING (id)
    WHERE to_jsonb(n) - TG_ARGV <> to_jsonb(o) - TG_ARGV));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION product_parts_updated() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM note_shop_changes((
    SELECT array_agg(DISTINCT p.shop_id)
    FROM new_rows n JOIN old_rows o USING (id) JOIN products p ON p.id = n.product_id
    WHERE to_jsonb(n) - TG_ARGV <> to_jsonb(o) - TG_ARGV));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER shops_note_insert AFTER INSERT ON shops
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION shops_inserted();
--> statement-breakpoint
CREATE TRIGGER shops_note_update AFTER UPDATE ON shops
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION shops_updated('orders_count', 'open');
--> statement-breakpoint
CREATE TRIGGER shop_translations_note_insert AFTER INSERT ON shop_translations
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION shop_parts_replaced();
--> statement-breakpoint
CREATE TRIGGER shop_translations_note_delete AFTER DELETE ON shop_translations
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION shop_parts_replaced();
--> statement-breakpoint
CREATE TRIGGER shop_translations_note_update AFTER UPDATE ON shop_translations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION shop_parts_updated('orders_count');
--> statement-breakpoint
CREATE TRIGGER shop_working_days_note_insert AFTER INSERT ON shop_working_days
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION shop_parts_replaced();
--> statement-breakpoint
CREATE TRIGGER shop_working_days_note_delete AFTER DELETE ON shop_working_days
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION shop_parts_replaced();
--> statement-breakpoint
CREATE TRIGGER shop_working_days_note_update AFTER UPDATE ON shop_working_days
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION shop_parts_updated('orders_count');
--> statement-breakpoint
CREATE TRIGGER shop_closed_dates_note_insert AFTER INSERT ON shop_closed_dates
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION shop_parts_replaced();
--> statement-breakpoint
CREATE TRIGGER shop_closed_dates_note_delete AFTER DELETE ON shop_closed_dates
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION shop_parts_replaced();
--> statement-breakpoint
CREATE TRIGGER shop_closed_dates_note_update AFTER UPDATE ON shop_closed_dates
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION shop_parts_updated('orders_count');
--> statement-breakpoint
CREATE TRIGGER products_note_insert AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION shop_parts_replaced();
--> statement-breakpoint
CREATE TRIGGER products_note_delete AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION shop_parts_replaced();
--> statement-breakpoint
CREATE TRIGGER products_note_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION shop_parts_updated('orders_count');
--> statement-breakpoint
CREATE TRIGGER product_translations_note_update AFTER UPDATE ON product_translations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION product_parts_updated('quantity');
--> statement-breakpoint
CREATE TRIGGER stocks_note_update AFTER UPDATE ON stocks
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION product_parts_updated('quantity');
--> statement-breakpoint
INSERT INTO shop_changes (shop_id, changed_at)
SELECT s.id, greatest(s.created_at, (SELECT max(p.created_at) FROM products p WHERE p.shop_id = s.id)) FROM shops s;
