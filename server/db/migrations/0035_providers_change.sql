ALTER TABLE "order_details" ADD COLUMN "tax_percent" integer;--> statement-breakpoint
ALTER TABLE "gateway_refunds" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "charge_title" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "charge_email" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "charge_site" text;--> statement-breakpoint
-- what another amount was taken of is asked about once more, and goes back (ADR 28)
UPDATE "transactions" SET "problem" = null, "look_at" = now() WHERE "problem" = 'amount' AND "provider" IS NOT NULL AND "status" IN ('progress', 'cancelled');--> statement-breakpoint
-- only where it explains the tax that was written then: each unit's was rounded by itself
UPDATE "order_details" d SET "tax_percent" = p."tax_percent"
FROM "stocks" s JOIN "products" p ON p."id" = s."product_id"
WHERE s."id" = d."stock_id" AND abs(d."contained_tax_minor" - d."total_price_minor"::numeric * p."tax_percent" / (100 + p."tax_percent")) <= 1 + d."quantity";--> statement-breakpoint
UPDATE "orders" o SET "contained_tax_minor" = round(o."contained_tax_minor"::numeric * (o."price_minor" - o."discount_minor" - o."coupon_minor") / (o."price_minor" - o."discount_minor"))
FROM "coupon_uses" u JOIN "coupons" c ON c."id" = u."coupon_id"
WHERE u."order_id" = o."id" AND c."for" = 'total_price' AND o."coupon_minor" BETWEEN 1 AND o."price_minor" - o."discount_minor" AND o."price_minor" > o."discount_minor";
