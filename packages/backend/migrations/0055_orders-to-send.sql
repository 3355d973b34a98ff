-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_newest_to_send";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shop_order_newest_to_send" ON "shop_order" USING btree ("ordered_at","order_id") WHERE status in ('paid', 'processing');