ALTER TABLE "users" DROP CONSTRAINT "users_role";--> statement-breakpoint
-- safe beside the previous version: it writes the roles that it knows, and an editor has no access there
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('recruiter', 'referent', 'editor', 'administrator'));
