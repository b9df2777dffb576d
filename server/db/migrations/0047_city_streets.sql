CREATE TABLE "city_addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"street_id" integer NOT NULL,
	"house" text NOT NULL,
	"house_key" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city_maps" (
	"id" integer PRIMARY KEY NOT NULL,
	"attribution" text NOT NULL,
	"west" double precision NOT NULL,
	"south" double precision NOT NULL,
	"east" double precision NOT NULL,
	"north" double precision NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city_shapes" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"names" jsonb NOT NULL,
	"width" double precision,
	"form" text NOT NULL,
	"rings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city_streets" (
	"id" integer PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"area" jsonb NOT NULL,
	"found_by" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"west" double precision NOT NULL,
	"south" double precision NOT NULL,
	"east" double precision NOT NULL,
	"north" double precision NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "city_addresses" ADD CONSTRAINT "city_addresses_street_id_city_streets_id_fk" FOREIGN KEY ("street_id") REFERENCES "public"."city_streets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "city_addresses_house_idx" ON "city_addresses" USING btree ("street_id","house_key");--> statement-breakpoint
CREATE INDEX "city_addresses_point_idx" ON "city_addresses" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "city_streets_found_by_idx" ON "city_streets" USING gin ("found_by" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "city_streets_box_idx" ON "city_streets" USING btree ("south","north");