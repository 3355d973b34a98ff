-- outside a transaction
ALTER TABLE "repeat_delivery" ADD COLUMN IF NOT EXISTS "delivery_days" smallint[] DEFAULT '{1,2}' NOT NULL;--> statement-breakpoint
ALTER TABLE "repeat_delivery" ADD COLUMN IF NOT EXISTS "announced_without" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "repeat_delivery" ADD COLUMN IF NOT EXISTS "is_told" boolean DEFAULT true NOT NULL;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "repeat_delivery_to_tell";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "repeat_delivery_to_tell" ON "repeat_delivery" USING btree ("repeat_delivery_id") WHERE not is_told;--> statement-breakpoint
ALTER TABLE "repeat_delivery" DROP CONSTRAINT IF EXISTS "repeat_delivery_pause_reason", ADD CONSTRAINT "repeat_delivery_pause_reason" CHECK (pause_reason in ('customer', 'collection', 'chargeback', 'goods', 'gone', 'mandate', 'staff')) NOT VALID;--> statement-breakpoint
ALTER TABLE "repeat_delivery" VALIDATE CONSTRAINT "repeat_delivery_pause_reason";--> statement-breakpoint
ALTER TABLE "repeat_delivery_event" DROP CONSTRAINT IF EXISTS "repeat_delivery_event_event", ADD CONSTRAINT "repeat_delivery_event_event" CHECK (event in ('begun', 'changed', 'address-changed', 'method-changed', 'skipped', 'moved', 'short', 'dearer', 'gone', 'unpaid', 'announced', 'ordered', 'paid', 'collection-failed', 'charged-back', 'not-paid', 'paused', 'resumed', 'ended')) NOT VALID;--> statement-breakpoint
ALTER TABLE "repeat_delivery_event" VALIDATE CONSTRAINT "repeat_delivery_event_event";--> statement-breakpoint
ALTER TABLE "repeat_delivery_order" DROP CONSTRAINT IF EXISTS "repeat_delivery_order_state", ADD CONSTRAINT "repeat_delivery_order_state" CHECK (state in ('taken', 'collecting', 'paid', 'failed', 'short', 'dearer', 'gone')) NOT VALID;--> statement-breakpoint
ALTER TABLE "repeat_delivery_order" VALIDATE CONSTRAINT "repeat_delivery_order_state";
