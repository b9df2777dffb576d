CREATE TABLE "sandbox_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attempt" text NOT NULL,
	"title" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"declined" text,
	"source" text,
	"outcome" text,
	"decides_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_sessions_attempt_unique" UNIQUE("attempt")
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhooks" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "rate" numeric(18, 8);--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "lang" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_session_id_sandbox_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sandbox_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_refunds_session_idx" ON "sandbox_refunds" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_due_idx" ON "sandbox_webhooks" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "orders_pay_until_idx" ON "orders" USING btree ("pay_until") WHERE "orders"."awaiting_payment";--> statement-breakpoint
INSERT INTO "payments" ("tag", "title", "active", "position") SELECT 'card', 'Card', true, coalesce(max("position"), 0) + 1 FROM "payments" HAVING count(*) > 0 ON CONFLICT ("tag") DO UPDATE SET "active" = true;--> statement-breakpoint
INSERT INTO "shop_payments" ("shop_id", "payment_id") SELECT s."id", p."id" FROM "shops" s CROSS JOIN "payments" p WHERE p."tag" = 'card' ON CONFLICT DO NOTHING;
