-- outside a transaction
ALTER TABLE "outbox_mail" ADD COLUMN IF NOT EXISTS "resent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN IF NOT EXISTS "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN IF NOT EXISTS "transfer_reference" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN IF NOT EXISTS "charged_back_at" timestamp with time zone;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payment_charged_back";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_charged_back" ON "payment" USING btree ("order_id") WHERE charged_back_cents > 0;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "withdrawal_order";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "withdrawal_order" ON "withdrawal" USING btree ("order_id") WHERE order_id is not null;
