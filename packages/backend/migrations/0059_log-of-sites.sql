-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_of_sites";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entry_of_sites" ON "audit_entry" USING btree ("site_ids","at","action",(substring(subject from '^([a-z-]+)[ :]'))) WHERE site_ids is not null;