-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "staff_search_word_of_order";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "staff_search_word_of_order" ON "staff_search" USING btree ("word" text_pattern_ops,"at" DESC NULLS LAST) WHERE order_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "staff_search_word_of_account";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "staff_search_word_of_account" ON "staff_search" USING btree ("word" text_pattern_ops,"at" DESC NULLS LAST) WHERE account_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "staff_search_of_order";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "staff_search_of_order" ON "staff_search" USING btree ("order_id","word" text_pattern_ops) WHERE order_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "staff_search_of_account";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "staff_search_of_account" ON "staff_search" USING btree ("account_id","word" text_pattern_ops) WHERE account_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "staff_search_word";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "staff_search_order";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "staff_search_account";