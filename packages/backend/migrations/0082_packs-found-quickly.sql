-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "product_text_title_words";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_text_title_words" ON "product_text" USING gin (to_tsvector('simple', title));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_line_variant";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_line_variant" ON "order_line" USING btree ("variant_id","order_id");
