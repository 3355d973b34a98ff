-- outside a transaction
CREATE TABLE IF NOT EXISTS "tax_class" (
	"tax_class" text PRIMARY KEY NOT NULL,
	"supply" text NOT NULL,
	"vat_type" text NOT NULL,
	CONSTRAINT "tax_class_supply" CHECK (supply in ('goods', 'service')),
	CONSTRAINT "tax_class_vat_type" CHECK (vat_type in ('low', 'high'))
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "tax_rate" (
	"country_id" integer NOT NULL,
	"tax_class" text NOT NULL,
	"valid_from" date NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"source" text NOT NULL,
	"confirm" text,
	CONSTRAINT "tax_rate_country_id_tax_class_valid_from_pk" PRIMARY KEY("country_id","tax_class","valid_from"),
	CONSTRAINT "tax_rate_country_id_country_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("country_id"),
	CONSTRAINT "tax_rate_tax_class_tax_class_tax_class_fk" FOREIGN KEY ("tax_class") REFERENCES "public"."tax_class"("tax_class")
);
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "tax_class_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "tax_class" EXECUTE FUNCTION "price_terms_changed"();--> statement-breakpoint
CREATE OR REPLACE TRIGGER "tax_rate_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "tax_rate" EXECUTE FUNCTION "price_terms_changed"();--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN IF NOT EXISTS "tax_class" text DEFAULT 'goods' NOT NULL;--> statement-breakpoint
UPDATE "product" SET "tax_class" = CASE WHEN "type" IN (4, 5) THEN 'laboratory' ELSE 'feed' END WHERE "tax_class" = 'goods' AND ("type" IN (4, 5) OR "vat_class" = 'low');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoice_once";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "invoice_once" ON "invoice" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoice_order";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invoice_order" ON "invoice" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT IF EXISTS "invoice_of_order";
