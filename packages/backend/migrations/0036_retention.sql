-- outside a transaction
CREATE TABLE IF NOT EXISTS "retention_progress" (
	"what" text PRIMARY KEY NOT NULL,
	"reached" timestamp with time zone NOT NULL
);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_moment";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entry_moment" ON "audit_entry" USING btree ("at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_comings";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entry_comings" ON "audit_entry" USING btree ("at") WHERE action in ('signed-in', 'sign-in-failed', 'signed-out');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "outbox_mail_sent";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_mail_sent" ON "outbox_mail" USING btree ("sent_at") WHERE kind <> 'order-confirmation';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "review_request_moment";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "review_request_moment" ON "review_request" USING btree ("requested_at");
