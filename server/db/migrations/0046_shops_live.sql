CREATE TABLE "shop_edits" (
	"id" serial PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"version" integer NOT NULL,
	"by" text NOT NULL,
	"user_id" integer,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_user_kind_key";--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_edits" ADD CONSTRAINT "shop_edits_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_edits" ADD CONSTRAINT "shop_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_edits_shop_idx" ON "shop_edits" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "shop_edits_user_idx" ON "shop_edits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shop_edits_created_idx" ON "shop_edits" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_open_key" ON "applications" USING btree ("user_id","kind") WHERE "applications"."kind" = 'driver' or "applications"."status" <> 'approved';--> statement-breakpoint
CREATE INDEX "applications_user_idx" ON "applications" USING btree ("user_id","kind","id");