-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "account_newest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "account_newest" ON "account" USING btree ("site_id","activated_at","user_id") WHERE is_activated;
