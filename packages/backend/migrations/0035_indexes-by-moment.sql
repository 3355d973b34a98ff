-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "stock_movement_order";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stock_movement_order" ON "stock_movement" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_event_moment";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_event_moment" ON "order_event" USING btree ("at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_paid";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shop_order_paid" ON "shop_order" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_moment";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shop_order_moment" ON "shop_order" USING brin ("ordered_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_moment";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_moment" ON "payment" USING btree ("updated_at");
