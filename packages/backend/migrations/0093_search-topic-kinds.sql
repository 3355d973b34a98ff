-- outside a transaction
ALTER TABLE "search_topic" ADD COLUMN IF NOT EXISTS "kind" text DEFAULT 'advice' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_topic" ADD COLUMN IF NOT EXISTS "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_topic" DROP CONSTRAINT IF EXISTS "search_topic_kind", ADD CONSTRAINT "search_topic_kind" CHECK (kind in ('emergency', 'advice', 'goods')) NOT VALID;--> statement-breakpoint
ALTER TABLE "search_topic" VALIDATE CONSTRAINT "search_topic_kind";
