-- outside a transaction
CREATE TABLE IF NOT EXISTS "sitemap_file" (
	"origin" text NOT NULL,
	"number" integer NOT NULL,
	"etag" text NOT NULL,
	"body" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"lastmod" timestamp with time zone NOT NULL,
	CONSTRAINT "sitemap_file_origin_number_pk" PRIMARY KEY("origin","number")
);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "publication_product";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "publication_product" ON "publication" USING btree ("product_id","site_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "path_lastmod";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "path_lastmod" ON "path" USING btree ("lastmod") WHERE is_current and in_sitemap;
