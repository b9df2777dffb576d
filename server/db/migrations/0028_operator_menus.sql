ALTER TABLE "addon_groups" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "extra_groups" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "extra_values" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "slug" text;--> statement-breakpoint
UPDATE "banners" SET "slug" = 'banner-' || "id";--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "slug" SET DEFAULT gen_random_uuid()::text;--> statement-breakpoint
ALTER TABLE "banners" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "user_id" DROP NOT NULL;
