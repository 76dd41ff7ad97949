CREATE TABLE "candidats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"contacted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"etat" text DEFAULT 'en_attente' NOT NULL,
	"derniere_etape" text NOT NULL,
	"nom" text NOT NULL,
	"prenoms" text NOT NULL,
	"email" text NOT NULL,
	"telephone1" text NOT NULL,
	"pays" text NOT NULL,
	"piece_identite" text NOT NULL,
	"numero_piece" text NOT NULL,
	"reponses" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "candidats_created_at" ON "candidats" USING btree ("created_at");