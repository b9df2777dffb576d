CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX "shop_translations_title_trgm" ON "shop_translations" USING gin (lower("title") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "product_translations_title_trgm" ON "product_translations" USING gin (lower("title") gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_active_per_user" ON "addresses" ("user_id") WHERE "active";
--> statement-breakpoint
CREATE UNIQUE INDEX "currencies_one_default" ON "currencies" ((true)) WHERE "is_default";
--> statement-breakpoint
ALTER TABLE "cart_details" ADD CONSTRAINT "cart_details_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cart_details"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "order_details" ADD CONSTRAINT "order_details_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "order_details"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "cart_details" ADD CONSTRAINT "cart_details_quantity_positive" CHECK ("quantity" > 0);
--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_quantity_not_negative" CHECK ("quantity" >= 0);
--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_price_not_negative" CHECK ("price_minor" >= 0);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_adds_up" CHECK (
  "total_minor" = "price_minor" - "discount_minor" + "shop_tax_minor" + "delivery_fee_minor" + "service_fee_minor" + "small_order_fee_minor" - "coupon_minor" + "tips_minor"
);
--> statement-breakpoint
CREATE FUNCTION ledger_transaction_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount_minor), 0) FROM ledger_entries WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT OR UPDATE ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_balances();
