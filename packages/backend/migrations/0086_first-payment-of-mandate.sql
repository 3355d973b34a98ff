-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "payment_first_of_mandate";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_first_of_mandate" ON "payment" USING btree ("mandate_id") WHERE sequence = 'first';
