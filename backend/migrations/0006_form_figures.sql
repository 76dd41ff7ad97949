CREATE TABLE "form_figures" (
	"day" date NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "form_figures_day_version_event_subject_pk" PRIMARY KEY("day","version","event","subject")
);
--> statement-breakpoint
CREATE INDEX "form_figures_version" ON "form_figures" USING btree ("version");