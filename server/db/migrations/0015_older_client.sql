ALTER TABLE "verification_codes" ADD COLUMN "asked_from" text;--> statement-breakpoint
ALTER TABLE "verify_tokens" ADD COLUMN "earned_from" text;--> statement-breakpoint
CREATE INDEX "verification_codes_asked_from_idx" ON "verification_codes" USING btree ("asked_from","id");