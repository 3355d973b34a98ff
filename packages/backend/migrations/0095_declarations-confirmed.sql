-- outside a transaction
ALTER TABLE "withdrawal" ADD COLUMN IF NOT EXISTS "confirm_hash" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN IF NOT EXISTS "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN IF NOT EXISTS "ending_id" integer;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "withdrawal_confirm";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "withdrawal_confirm" ON "withdrawal" USING btree ("confirm_hash") WHERE confirm_hash is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "withdrawal_of_ending";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "withdrawal_of_ending" ON "withdrawal" USING btree ("ending_id","order_id") WHERE ending_id is not null;
