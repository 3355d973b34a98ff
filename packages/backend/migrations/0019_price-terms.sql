CREATE TABLE "price_terms" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "price_terms_only_row" CHECK (only_row)
);--> statement-breakpoint
INSERT INTO "price_terms" ("version") VALUES (1);--> statement-breakpoint
CREATE FUNCTION "price_terms_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "price_terms" SET "version" = "version" + 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- An order counts up "used", which is no change of terms.
CREATE TRIGGER "promotion_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "promotion_id", "promotion_key", "code", "priority", "is_exclusive", "site_ids", "starts_at", "ends_at", "usage_limit", "usage_limit_per_customer", "rule", "titles", "is_active" ON "promotion" EXECUTE FUNCTION "price_terms_changed"();--> statement-breakpoint
CREATE TRIGGER "site_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "country_id", "currency_symbol", "exchange_rate" ON "site" EXECUTE FUNCTION "price_terms_changed"();--> statement-breakpoint
CREATE TRIGGER "vat_rate_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "vat_rate" EXECUTE FUNCTION "price_terms_changed"();--> statement-breakpoint
CREATE TRIGGER "shipping_tariff_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "shipping_tariff" EXECUTE FUNCTION "price_terms_changed"();--> statement-breakpoint
CREATE TRIGGER "country_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "country" EXECUTE FUNCTION "price_terms_changed"();
