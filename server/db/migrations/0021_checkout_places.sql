ALTER TABLE "orders" ADD COLUMN "recipient" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "branch" jsonb;