ALTER TABLE "orders" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
-- Who cancelled older orders, where their reason tells it; a last dish that ran out was the site's work, not a refusal.
UPDATE "orders" SET "cancelled_by" = CASE
	WHEN "refused_reason" = 'no_answer' THEN 'house'
	ELSE 'kitchen'
END
WHERE "status" = 'cancelled'
	AND ("refused_reason" IN ('no_answer', 'closed', 'too_busy', 'other')
		OR ("refused_reason" = 'sold_out'
			AND NOT EXISTS (SELECT 1 FROM "order_details" d WHERE d."order_id" = "orders"."id" AND d."sold_out_at" IS NOT NULL)));
