-- The API answers from documents. The tables that it answered from are used by the version before, and a later one drops them.
CREATE SEQUENCE "content_ids";
--> statement-breakpoint
SELECT setval('content_ids', greatest(0, (SELECT max("id") FROM "posts"), (SELECT max("id") FROM "etudes"), (SELECT max("etude_id") FROM "reception_demandes")) + 1, false);
--> statement-breakpoint
ALTER TABLE "content_documents" ADD COLUMN "id" integer DEFAULT nextval('content_ids') NOT NULL;
--> statement-breakpoint
UPDATE "content_documents" AS "own" SET "id" = coalesce(
	(SELECT "id" FROM "posts" WHERE 'posts/' || "slug" || '.md' = "own"."path"),
	(SELECT "id" FROM "etudes" WHERE 'etudes/' || "slug" || '.md' = "own"."path"),
	(SELECT min("id") FROM "content_documents" WHERE "path" = "own"."path")
);
--> statement-breakpoint
-- Documents of content of releases that had none, or of another program; JSON is YAML.
CREATE FUNCTION pg_temp.as_markdown("html" text) RETURNS text LANGUAGE sql AS $$
	SELECT CASE WHEN "block" ~ '^($|<(p|ul|ol|h[1-6]|div|figure|blockquote|table|dl)\y)' THEN "block" ELSE E'<div>\n' || "block" || E'\n</div>' END
	FROM (SELECT regexp_replace(btrim(coalesce("html", ''), E' \t\r\n'), '\n\s*\n', E'\n', 'g') AS "block") AS "blocks"
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.as_document("fields" jsonb, "content" text, "details" jsonb) RETURNS text LANGUAGE sql AS $$
	SELECT E'---\n' || jsonb_pretty(
		"fields"
		|| CASE WHEN "details" IS NULL THEN '{}' ELSE jsonb_build_object('imageDetails', "details") END
		|| CASE WHEN "html" = '' THEN jsonb_build_object('pdf', regexp_replace(nullif("content", ''), '^storage/', '')) ELSE '{}' END
	) || E'\n---\n' || CASE WHEN "html" = '' THEN '' ELSE E'\n' || "html" || E'\n' END
	FROM (SELECT CASE WHEN "content" ~* '^\S+\.pdf$' THEN '' ELSE pg_temp.as_markdown("content") END AS "html") AS "texts"
$$;
--> statement-breakpoint
INSERT INTO "content_documents" ("path", "version", "id", "published_by", "reason", "text")
SELECT 'posts/' || "slug" || '.md', 1, "id", 'site', 'content of an earlier release', pg_temp.as_document(
	jsonb_build_object(
		'title', "title", 'date', "published_at"::text, 'description', nullif(btrim("description"), ''),
		'metaDescription', nullif(btrim("meta_description"), ''),
		'image', regexp_replace("image", '^storage/', ''), 'imageWidth', "image_width", 'imageHeight', "image_height",
		'categories', coalesce((
			SELECT jsonb_agg("categories"."name" ORDER BY "categories"."id") FROM "post_categories"
			JOIN "categories" ON "categories"."id" = "category_id" WHERE "post_id" = "posts"."id"
		), '[]')
	), "content", "image_details")
FROM "posts" WHERE NOT EXISTS (SELECT FROM "content_documents" WHERE "path" = 'posts/' || "slug" || '.md');
--> statement-breakpoint
INSERT INTO "content_documents" ("path", "version", "id", "published_by", "reason", "text")
SELECT 'etudes/' || "slug" || '.md', 1, "etudes"."id", 'site', 'content of an earlier release', pg_temp.as_document(
	jsonb_build_object(
		'title', "title", 'date', "published_at"::text, 'metaDescription', nullif(btrim("meta_description"), ''),
		'image', regexp_replace("image", '^storage/', ''), 'imageWidth', "image_width", 'imageHeight', "image_height",
		'theme', "theme", 'typologie', "typologies"."name", 'objectif', "objectifs"."name", 'secteur', "secteurs"."name"
	), "content", "image_details")
FROM "etudes" JOIN "typologies" ON "typologies"."id" = "typologie_id" JOIN "objectifs" ON "objectifs"."id" = "objectif_id"
JOIN "secteurs" ON "secteurs"."id" = "secteur_id"
WHERE NOT EXISTS (SELECT FROM "content_documents" WHERE "path" = 'etudes/' || "slug" || '.md');
--> statement-breakpoint
INSERT INTO "content_documents" ("path", "version", "published_by", "reason", "text")
SELECT 'pages/' || "file" || '.yaml', 1, 'site', 'content of an earlier release', jsonb_pretty(jsonb_object_agg(
	"key", jsonb_build_object('name', coalesce(nullif(btrim("name"), ''), "key"), 'content', pg_temp.as_markdown("content"))
)) || E'\n'
FROM (VALUES
	(1, 'home', '{intro,sectors,countries,engagement}'::text[]),
	(2, 'politique', '{controller,data,legal-bases,retention,recipients,cookies,rights,security}'),
	(3, 'mentions-legales', '{publisher,publication,hosting,property,liability}'),
	(4, 'recrutements', '{recruitment,jobs,application,life}'),
	(5, 'contact', '{intro,sites,newsletter}'),
	(6, 'rse', '{intro,commitments,partners}'),
	(7, 'vous-accompagner', '{intro,agility,sectors,organisation,costs,standards,innovation}'),
	(8, 'prestations', '{intro,customer-relations,back-office,sales,it,contact-button,case-studies,bands}'),
	(9, 'le-groupe', '{intro,band,paris,africa,cards,france}'),
	(10, 'signalements', '{commitments,procedure,form,protection}')
) AS "pages" ("number", "file", "keys")
CROSS JOIN LATERAL unnest("keys") WITH ORDINALITY AS "sections" ("key", "place")
LEFT JOIN "content_entries" ON "page" = "number" AND "position" = "place" - 1
WHERE EXISTS (SELECT FROM "content_entries" WHERE "page" = "number")
	AND NOT EXISTS (SELECT FROM "content_documents" WHERE "path" = 'pages/' || "file" || '.yaml')
GROUP BY "file";
--> statement-breakpoint
-- safe beside the previous version: nothing but a notification, to which every version listens
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE ON "content_documents" FOR EACH ROW WHEN (NEW."state" = 'published') EXECUTE FUNCTION "content_changed"();
