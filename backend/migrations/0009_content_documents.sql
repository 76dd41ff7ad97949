CREATE TABLE "content_documents" (
	"path" text NOT NULL,
	"version" integer NOT NULL,
	"text" text,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "content_documents_path_version_pk" PRIMARY KEY("path","version")
);
