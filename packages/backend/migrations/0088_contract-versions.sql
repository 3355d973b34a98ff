CREATE TABLE "contract_document" (
	"version" text PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"parts" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"current_since" timestamp with time zone NOT NULL,
	"pdf" "bytea",
	"pdf_sha256" text
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "contract_version" text;--> statement-breakpoint
CREATE INDEX "contract_document_current" ON "contract_document" USING btree ("site_id","language_id","current_since");