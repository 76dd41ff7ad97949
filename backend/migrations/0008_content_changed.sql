-- safe beside the previous version: nothing but a notification, to which it does not listen
CREATE FUNCTION "content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_notify('content_changed', ''); RETURN NULL; END $$;
--> statement-breakpoint
-- safe beside the previous version: it does not listen
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "content_entries" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
-- safe beside the previous version: it does not listen
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
-- safe beside the previous version: it does not listen
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "typologies" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
-- safe beside the previous version: it does not listen
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "objectifs" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
-- safe beside the previous version: it does not listen
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "secteurs" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
-- safe beside the previous version: it does not listen
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "posts" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
-- safe beside the previous version: it does not listen
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "post_categories" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
-- safe beside the previous version: it does not listen
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "etudes" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
--> statement-breakpoint
-- safe beside the previous version: it does not listen
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "form_versions" FOR EACH STATEMENT EXECUTE FUNCTION "content_changed"();
