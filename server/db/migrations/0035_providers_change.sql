ALTER TABLE "gateway_refunds" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "charge_title" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "charge_email" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "charge_site" text;--> statement-breakpoint
-- what another amount was taken of is asked about once more, and goes back (ADR 28)
UPDATE "transactions" SET "problem" = null, "look_at" = now() WHERE "problem" = 'amount' AND "provider" IS NOT NULL AND "status" IN ('progress', 'cancelled');
