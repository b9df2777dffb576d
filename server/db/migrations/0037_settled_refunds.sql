ALTER TABLE "gateway_refunds" ADD COLUMN "settled_reference" text;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD COLUMN "settled_at" timestamp with time zone;