CREATE TABLE "candidat_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"candidat_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidats" ADD COLUMN "reference" text NOT NULL;--> statement-breakpoint
ALTER TABLE "candidats" ADD COLUMN "etat_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "candidats" ADD COLUMN "date_reception" date NOT NULL;--> statement-breakpoint
ALTER TABLE "candidats" ADD COLUMN "email_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "candidats" ADD COLUMN "piece_key" text;--> statement-breakpoint
ALTER TABLE "candidat_links" ADD CONSTRAINT "candidat_links_candidat_id_candidats_id_fk" FOREIGN KEY ("candidat_id") REFERENCES "public"."candidats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidat_links_candidat" ON "candidat_links" USING btree ("candidat_id");--> statement-breakpoint
CREATE INDEX "candidats_email_key" ON "candidats" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "candidats_piece_key" ON "candidats" USING btree ("piece_key");--> statement-breakpoint
ALTER TABLE "candidats" ADD CONSTRAINT "candidats_reference_unique" UNIQUE("reference");