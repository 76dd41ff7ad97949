CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_draft_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '7 days' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_draft_updates" (
	"draft_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"author" text NOT NULL,
	"data" text NOT NULL,
	CONSTRAINT "form_draft_updates_draft_id_number_pk" PRIMARY KEY("draft_id","number")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"previous_token_hash" text,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"draft_id" uuid,
	"place" text,
	"seen_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_previous_token_hash_unique" UNIQUE("previous_token_hash")
);
--> statement-breakpoint
ALTER TABLE "form_versions" DROP CONSTRAINT "form_versions_state";--> statement-breakpoint
ALTER TABLE "form_versions" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "form_versions" ADD COLUMN "based_on" integer;--> statement-breakpoint
ALTER TABLE "form_versions" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "form_versions" ADD COLUMN "share" integer;--> statement-breakpoint
ALTER TABLE "form_versions" ADD COLUMN "trial_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_versions" ADD COLUMN "trial_ended_by" text;--> statement-breakpoint
ALTER TABLE "form_versions" ADD COLUMN "trial_end_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "form_draft_links" ADD CONSTRAINT "form_draft_links_draft_id_form_versions_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."form_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_draft_updates" ADD CONSTRAINT "form_draft_updates_draft_id_form_versions_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."form_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_draft_id_form_versions_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."form_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_created_at" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "form_draft_links_draft" ON "form_draft_links" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_draft" ON "sessions" USING btree ("draft_id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_versions_trial" ON "form_versions" USING btree ("state") WHERE "form_versions"."state" = 'trial';--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_share" CHECK ("form_versions"."share" between 1 and 99);--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_trial" CHECK ("form_versions"."state" <> 'trial' or "form_versions"."share" is not null);--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_state" CHECK ("form_versions"."state" in ('draft', 'trial', 'published', 'retired'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('recruiter', 'referent', 'administrator'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "form_versions_are_final"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."state" = 'draft' THEN
		RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	IF TG_OP = 'UPDATE'
		AND (OLD."state", NEW."state") IN (('published', 'retired'), ('trial', 'published'), ('trial', 'retired'))
		AND (NEW."id", NEW."created_at", NEW."version", NEW."definition", NEW."title", NEW."based_on", NEW."created_by", NEW."share", NEW."published_by", NEW."reason", NEW."published_at")
			IS NOT DISTINCT FROM
			(OLD."id", OLD."created_at", OLD."version", OLD."definition", OLD."title", OLD."based_on", OLD."created_by", OLD."share", OLD."published_by", OLD."reason", OLD."published_at")
		AND (OLD."state" = 'trial' OR (NEW."trial_ended_at", NEW."trial_ended_by", NEW."trial_end_reason")
			IS NOT DISTINCT FROM
			(OLD."trial_ended_at", OLD."trial_ended_by", OLD."trial_end_reason")) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a published version of the application form never changes';
END
$$;
--> statement-breakpoint
CREATE FUNCTION "audit_entries_are_final"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD."created_at" < now() - interval '12 months' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'an entry of the audit trail never changes';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_are_final" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "audit_entries_are_final"();
