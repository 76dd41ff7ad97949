CREATE TABLE "form_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer,
	"state" text NOT NULL,
	"definition" jsonb NOT NULL,
	"published_by" text,
	"reason" text,
	"published_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "form_versions_version_unique" UNIQUE("version"),
	CONSTRAINT "form_versions_state" CHECK ("form_versions"."state" in ('draft', 'published', 'retired')),
	CONSTRAINT "form_versions_complete" CHECK ("form_versions"."state" = 'draft' or ("form_versions"."version" is not null and "form_versions"."published_by" is not null and "form_versions"."reason" is not null and "form_versions"."published_at" is not null)),
	CONSTRAINT "form_versions_replaced" CHECK (("form_versions"."state" = 'retired') = ("form_versions"."replaced_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "candidats" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "form_versions_published" ON "form_versions" USING btree ("state") WHERE "form_versions"."state" = 'published';--> statement-breakpoint
CREATE FUNCTION "form_versions_are_final"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."state" = 'draft' THEN
		RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD."state" = 'published' AND NEW."state" = 'retired'
		AND (NEW."id", NEW."created_at", NEW."version", NEW."definition", NEW."published_by", NEW."reason", NEW."published_at")
			IS NOT DISTINCT FROM
			(OLD."id", OLD."created_at", OLD."version", OLD."definition", OLD."published_by", OLD."reason", OLD."published_at") THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a published version of the application form never changes';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "form_versions_are_final" BEFORE UPDATE OR DELETE ON "form_versions" FOR EACH ROW EXECUTE FUNCTION "form_versions_are_final"();
