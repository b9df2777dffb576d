CREATE TABLE "news" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"translations" jsonb NOT NULL,
	"href" text,
	"langs" jsonb,
	"after_user_id" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "news_open_idx" ON "news" USING btree ("finished_at","id");--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
DROP INDEX "notifications_user_idx";--> statement-breakpoint
CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id","type") WHERE "notifications"."read_at" is null and "notifications"."deleted_at" is null;
