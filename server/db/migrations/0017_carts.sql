CREATE TABLE "order_shares" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"member_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"owner" boolean NOT NULL,
	"split" text NOT NULL,
	"items_minor" bigint NOT NULL,
	"fees_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"tip_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	CONSTRAINT "order_shares_key" UNIQUE("order_id","member_uuid")
);
--> statement-breakpoint
DROP INDEX "user_events_user_idx";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_key_pk";--> statement-breakpoint
ALTER TABLE "carts" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
DROP SEQUENCE "carts_id_seq";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "share_code" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "join_by_id" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "spending_limit_minor" bigint;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "spending_currency_id" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "split" text DEFAULT 'value' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_carts" ADD COLUMN "ended" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "owner" text;--> statement-breakpoint
UPDATE "idempotency_keys" SET "owner" = 'user:' || "user_id";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "owner" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key");--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "member_uuid" uuid;--> statement-breakpoint
ALTER TABLE "user_events" ADD COLUMN "topic" text;--> statement-breakpoint
UPDATE "user_events" SET "topic" = 'user:' || "user_id";--> statement-breakpoint
ALTER TABLE "user_events" ALTER COLUMN "topic" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_shares" ADD CONSTRAINT "order_shares_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_shares_member_idx" ON "order_shares" USING btree ("member_uuid");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_spending_currency_id_currencies_id_fk" FOREIGN KEY ("spending_currency_id") REFERENCES "public"."currencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_guest_idx" ON "carts" USING btree ("updated_at") WHERE "carts"."owner_id" is null;--> statement-breakpoint
CREATE INDEX "carts_closing_idx" ON "carts" USING btree ("closes_at") WHERE "carts"."closes_at" is not null and "carts"."closed_at" is null and "carts"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "user_carts_one_per_user" ON "user_carts" USING btree ("cart_id","user_id") WHERE "user_carts"."ended" is null;--> statement-breakpoint
CREATE INDEX "user_carts_user_idx" ON "user_carts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_events_topic_idx" ON "user_events" USING btree ("topic","id");--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "user_events" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_share_code_unique" UNIQUE("share_code");