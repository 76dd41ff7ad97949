ALTER TABLE "candidats" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "candidats" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- safe beside the previous version: it writes no assignee
ALTER TABLE "candidats" ADD CONSTRAINT "candidats_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;