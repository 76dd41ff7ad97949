ALTER TABLE "etudes" ADD COLUMN "image_details" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "image_details" jsonb;