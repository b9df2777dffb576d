CREATE TABLE "kitchen_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"shop_id" integer NOT NULL,
	"order_id" integer,
	"way_id" integer,
	"branch_id" integer,
	"pin_hash" text,
	"pin_tries" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kitchen_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "kitchen_links_purpose" CHECK (("kitchen_links"."kind" = 'ticket') = ("kitchen_links"."order_id" is not null) and ("kitchen_links"."kind" = 'ring') = ("kitchen_links"."way_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "shop_day_numbers" (
	"shop_id" integer NOT NULL,
	"day" date NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "shop_day_numbers_shop_id_day_pk" PRIMARY KEY("shop_id","day")
);
--> statement-breakpoint
CREATE TABLE "shop_ways" (
	"id" serial PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"secret" text,
	"lang" text DEFAULT 'en' NOT NULL,
	"proved_at" timestamp with time zone,
	"rung_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_ways_key" UNIQUE("shop_id","kind","target")
);
--> statement-breakpoint
CREATE TABLE "tellings" (
	"id" serial PRIMARY KEY NOT NULL,
	"shop_id" integer,
	"order_id" integer,
	"application_id" integer,
	"way_id" integer,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"event" text NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"outbox_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tellings_once" UNIQUE NULLS NOT DISTINCT("shop_id","order_id","application_id","event","round","kind","target")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "accept_minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "sold_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "answer_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_details" ADD COLUMN "left_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "heard_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "number_of_day" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refused_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refused_note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "answer_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tell_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tell_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "answer_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "sold_out_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "link_id" integer;--> statement-breakpoint
ALTER TABLE "kitchen_links" ADD CONSTRAINT "kitchen_links_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_links" ADD CONSTRAINT "kitchen_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kitchen_links" ADD CONSTRAINT "kitchen_links_way_id_shop_ways_id_fk" FOREIGN KEY ("way_id") REFERENCES "public"."shop_ways"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_day_numbers" ADD CONSTRAINT "shop_day_numbers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_ways" ADD CONSTRAINT "shop_ways_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tellings" ADD CONSTRAINT "tellings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tellings" ADD CONSTRAINT "tellings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tellings" ADD CONSTRAINT "tellings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tellings" ADD CONSTRAINT "tellings_way_id_shop_ways_id_fk" FOREIGN KEY ("way_id") REFERENCES "public"."shop_ways"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tellings" ADD CONSTRAINT "tellings_outbox_id_outbox_messages_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kitchen_links_shop_idx" ON "kitchen_links" USING btree ("shop_id","kind");--> statement-breakpoint
CREATE INDEX "kitchen_links_order_idx" ON "kitchen_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "kitchen_links_way_idx" ON "kitchen_links" USING btree ("way_id");--> statement-breakpoint
CREATE INDEX "tellings_application_idx" ON "tellings" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "tellings_way_idx" ON "tellings" USING btree ("way_id","id");--> statement-breakpoint
CREATE INDEX "tellings_outbox_idx" ON "tellings" USING btree ("outbox_id");--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_link_id_kitchen_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."kitchen_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_details_answer_idx" ON "order_details" USING btree ("answer_until") WHERE "order_details"."answer_until" is not null;--> statement-breakpoint
CREATE INDEX "orders_kitchen_idx" ON "orders" USING btree ("shop_id","id") WHERE "orders"."status" not in ('delivered', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_tell_idx" ON "orders" USING btree ("tell_at") WHERE "orders"."tell_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_answer_idx" ON "orders" USING btree ("answer_until") WHERE "orders"."answer_until" is not null;--> statement-breakpoint
CREATE INDEX "stocks_sold_out_idx" ON "stocks" USING btree ("sold_out_until") WHERE "stocks"."sold_out_until" is not null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_link_idx" ON "push_subscriptions" USING btree ("link_id");--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_one_owner" CHECK (("push_subscriptions"."user_id" is null) <> ("push_subscriptions"."link_id" is null));