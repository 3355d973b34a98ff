ALTER TABLE "payment" DROP CONSTRAINT "payment_amount";--> statement-breakpoint
ALTER TABLE "invoice_counter" ADD COLUMN "last_issued_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "transfer" jsonb;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "starting_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_due_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_reason" text;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_reservation_held" ON "stock_reservation" USING btree ("variant_id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "payment_refund_due" ON "payment" USING btree ("updated_at") WHERE refunded_cents < refund_due_cents;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_amount" CHECK (amount_cents > 0 and refunded_cents >= 0 and refunded_cents <= refund_due_cents and refund_due_cents <= amount_cents);