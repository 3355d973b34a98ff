-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_of_subject";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entry_of_subject" ON "audit_entry" USING btree ("subject","at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_by_actor";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entry_by_actor" ON "audit_entry" USING btree ("actor","at","action",(substring(subject from '^([a-z-]+)[ :]')));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_by_action";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entry_by_action" ON "audit_entry" USING btree ("action","at",(substring(subject from '^([a-z-]+)[ :]')));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_by_entity";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entry_by_entity" ON "audit_entry" USING btree ((substring(subject from '^([a-z-]+)[ :]')),"at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_subject";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_actor";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_action";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_entity";
