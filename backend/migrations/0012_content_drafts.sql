ALTER TABLE "content_documents" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_documents" ADD COLUMN "base" integer;--> statement-breakpoint
ALTER TABLE "content_documents" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_documents" ADD COLUMN "preview" text;--> statement-breakpoint
-- safe beside the previous version: it writes published versions only
CREATE UNIQUE INDEX "content_documents_working" ON "content_documents" USING btree ("path") WHERE "content_documents"."state" in ('draft', 'review', 'ready', 'scheduled');--> statement-breakpoint
-- safe beside the previous version: it writes published versions only
ALTER TABLE "content_documents" ADD CONSTRAINT "content_documents_state" CHECK ("content_documents"."state" in ('draft', 'review', 'ready', 'scheduled', 'published', 'replaced'));