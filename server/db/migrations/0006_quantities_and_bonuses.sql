CREATE TABLE "bonuses" (
	"id" serial PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"stock_id" integer NOT NULL,
	"value" numeric(12, 3) NOT NULL,
	"bonus_stock_id" integer NOT NULL,
	"bonus_quantity" numeric(12, 3) DEFAULT 1 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "bonuses_positive" CHECK ("bonuses"."value" > 0 and "bonuses"."bonus_quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "cart_details" ALTER COLUMN "quantity" SET DATA TYPE numeric(12, 3);--> statement-breakpoint
ALTER TABLE "order_details" ALTER COLUMN "quantity" SET DATA TYPE numeric(12, 3);--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "min_qty" SET DATA TYPE numeric(12, 3);--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "min_qty" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "max_qty" SET DATA TYPE numeric(12, 3);--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "max_qty" SET DEFAULT 99;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "interval" SET DATA TYPE numeric(12, 3);--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "interval" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "stocks" ALTER COLUMN "quantity" SET DATA TYPE numeric(12, 3);--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_bonus_stock_id_stocks_id_fk" FOREIGN KEY ("bonus_stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonuses_shop_idx" ON "bonuses" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "bonuses_stock_idx" ON "bonuses" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "bonuses_bonus_stock_idx" ON "bonuses" USING btree ("bonus_stock_id");--> statement-breakpoint
ALTER TABLE "cart_details" DROP COLUMN "bonus";--> statement-breakpoint
UPDATE "products" SET "interval" = CASE WHEN "interval" > 0 THEN "interval" ELSE 1 END, "min_qty" = greatest("min_qty", 0), "max_qty" = greatest("max_qty", 0) WHERE "interval" <= 0 OR "min_qty" < 0 OR "max_qty" < 0;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_quantities_positive" CHECK ("products"."interval" > 0 and "products"."min_qty" >= 0 and "products"."max_qty" >= 0);