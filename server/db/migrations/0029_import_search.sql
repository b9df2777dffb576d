CREATE TABLE "search_pending" (
	"product_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_pending" ADD CONSTRAINT "search_pending_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_details_stock_idx" ON "order_details" USING btree ("stock_id");