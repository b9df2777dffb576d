CREATE TABLE "search_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"popularity" integer NOT NULL,
	"words" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_shops" (
	"shop_id" integer PRIMARY KEY NOT NULL,
	"words" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "search_words_word_unique" UNIQUE("word")
);
--> statement-breakpoint
ALTER TABLE "search_products" ADD CONSTRAINT "search_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_shops" ADD CONSTRAINT "search_shops_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_products_words_idx" ON "search_products" USING gin ("words") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "search_products_shop_idx" ON "search_products" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "search_words_trgm_idx" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=off);