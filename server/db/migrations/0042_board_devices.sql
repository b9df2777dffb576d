ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_endpoint_unique";--> statement-breakpoint
DROP INDEX "push_subscriptions_link_idx";--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_person_key" ON "push_subscriptions" USING btree ("endpoint") WHERE "push_subscriptions"."user_id" is not null;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_board_key" UNIQUE("link_id","endpoint");