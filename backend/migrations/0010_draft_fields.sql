CREATE TABLE "form_drafts" (
	"draft_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fields" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_draft_id_form_versions_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."form_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- safe beside the previous version: its editors keep on their page what it cannot store, and what it had stored is upgraded.
ALTER TABLE "form_draft_updates" ADD CONSTRAINT "form_draft_updates_closed" CHECK (false) NOT VALID;
