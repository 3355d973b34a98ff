-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "account_session_handover";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "account_session_handover" ON "account_session" USING btree ("handover_hash") WHERE handover_hash is not null;
