-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "cart_open";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cart_open" ON "cart" USING btree ("created") WHERE state = 'open';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoice_without_paper";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invoice_without_paper" ON "invoice" USING btree ("invoice_id") WHERE pdf is null;
