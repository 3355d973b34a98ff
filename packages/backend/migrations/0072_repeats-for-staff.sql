-- outside a transaction
ALTER TABLE "repeat_delivery" DROP CONSTRAINT IF EXISTS "repeat_delivery_pause_reason", ADD CONSTRAINT "repeat_delivery_pause_reason" CHECK (pause_reason in ('customer', 'collection', 'chargeback', 'goods', 'mandate', 'staff')) NOT VALID;--> statement-breakpoint
ALTER TABLE "repeat_delivery" VALIDATE CONSTRAINT "repeat_delivery_pause_reason";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_newest_repeated";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shop_order_newest_repeated" ON "shop_order" USING btree ("ordered_at","order_id") WHERE status <> 'open' and jsonb_path_exists(calculation, '$.lines[*].repeatWeeks ? (@ > 0)');
