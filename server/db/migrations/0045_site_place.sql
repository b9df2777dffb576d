ALTER TABLE "shops" ALTER COLUMN "timezone" SET DEFAULT 'UTC';--> statement-breakpoint
-- A database that the example's seed filled before keeps its city.
INSERT INTO "settings" ("key", "value", "is_public")
SELECT place."key", place."value", place."is_public"
FROM (VALUES
	('country', 'UZ', true),
	('center', '41.29109522493603, 69.22549522044032', true),
	('timezone', 'Asia/Tashkent', false),
	('example_city', '1', false)
) AS place ("key", "value", "is_public")
WHERE EXISTS (
	SELECT 1 FROM "settings" WHERE "value" IN ('hello@sofra.example', 'https://www.instagram.com/sofra.example')
)
ON CONFLICT ("key") DO NOTHING;
