-- outside a transaction
ALTER TABLE "horse" DROP CONSTRAINT IF EXISTS "horse_roughage_type", ADD CONSTRAINT "horse_roughage_type" CHECK (roughage_type in ('hay', 'haylage', 'grass', 'poor-hay', 'straw')) NOT VALID;--> statement-breakpoint
ALTER TABLE "horse" VALIDATE CONSTRAINT "horse_roughage_type";
