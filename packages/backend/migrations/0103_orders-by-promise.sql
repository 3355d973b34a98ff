-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_newest_to_send";
