-- outside a transaction
ALTER TABLE "repeat_delivery" DROP CONSTRAINT IF EXISTS "repeat_delivery_pause_reason", ADD CONSTRAINT "repeat_delivery_pause_reason" CHECK (pause_reason in ('customer', 'collection', 'chargeback', 'goods', 'gone', 'undeliverable', 'place', 'mandate', 'staff')) NOT VALID;--> statement-breakpoint
ALTER TABLE "repeat_delivery" VALIDATE CONSTRAINT "repeat_delivery_pause_reason";
