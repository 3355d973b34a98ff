-- outside a transaction
ALTER TABLE "review" ADD COLUMN IF NOT EXISTS "reply" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN IF NOT EXISTS "replied_on" date;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "roughage_sample_by_status" ON "roughage_sample" USING btree ("status","sample_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "roughage_sample_at_work" ON "roughage_sample" USING btree ("sample_id") WHERE status <> 'advised';