-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "variant_price_moment";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "variant_price_moment" ON "variant_price" USING btree ("valid_from");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoice_moment";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invoice_moment" ON "invoice" USING btree ("issued_at","invoice_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_event_changes";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_event_changes" ON "order_event" USING btree ("at","order_event_id") WHERE from_status is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_by_status";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shop_order_by_status" ON "shop_order" USING btree ("status","order_id") WHERE status <> 'open';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "product_return_changes";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "product_return_changes" ON "product_return" USING btree ("changed_at","return_id");
