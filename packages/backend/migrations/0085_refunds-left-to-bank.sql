-- outside a transaction
ALTER TABLE "refund" ADD COLUMN IF NOT EXISTS "charged_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT IF EXISTS "refund_charged_back", ADD CONSTRAINT "refund_charged_back" CHECK (charged_back_cents between 0 and amount_cents - gift_card_cents) NOT VALID;--> statement-breakpoint
ALTER TABLE "refund" VALIDATE CONSTRAINT "refund_charged_back";--> statement-breakpoint
UPDATE "refund" r SET "charged_back_cents" = r.amount_cents - r.gift_card_cents FROM "payment" p
WHERE p.payment_id = r.payment_id AND p.charged_back_cents > 0 AND r.reason = 'cancellation' AND r.state = 'paid'
  AND r.provider_refund_id IS NULL AND r.transfer_reference IS NULL AND r.charged_back_cents = 0;
