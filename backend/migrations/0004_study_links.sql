CREATE TABLE "study_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"expires_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "study_links" ADD CONSTRAINT "study_links_request_id_reception_demandes_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."reception_demandes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_links_request" ON "study_links" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "study_links_expires_on" ON "study_links" USING btree ("expires_on");