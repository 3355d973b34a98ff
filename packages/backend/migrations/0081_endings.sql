-- outside a transaction
ALTER TABLE "withdrawal" ADD COLUMN IF NOT EXISTS "kind" text DEFAULT 'withdrawal' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN IF NOT EXISTS "ends_on" date;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN IF NOT EXISTS "declaration_hash" text;--> statement-breakpoint
ALTER TABLE "withdrawal" DROP CONSTRAINT IF EXISTS "withdrawal_kind";--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_kind" CHECK (kind in ('withdrawal', 'ending', 'ending-for-cause')) NOT VALID;--> statement-breakpoint
ALTER TABLE "withdrawal" VALIDATE CONSTRAINT "withdrawal_kind";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "withdrawal_declaration";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "withdrawal_declaration" ON "withdrawal" USING btree ("declaration_hash") WHERE declaration_hash is not null;--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT IF EXISTS "outbox_mail_kind";--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_kind" CHECK (kind in ('order-confirmation', 'payment-failed', 'payment-refunded', 'order-out-of-stock', 'order-cancelled', 'order-sent', 'order-part-sent', 'lot-recall', 'credit-note', 'return-registered', 'return-changed', 'review-request', 'sample-received', 'sample-advised', 'sample-corrected', 'stock-alert', 'question-answered', 'pack-runs-out', 'cart-reminder', 'repeat-begun', 'repeat-announced', 'repeat-moved', 'repeat-collection-failed', 'repeat-payment-needed', 'repeat-paused', 'repeat-ended', 'account-activation', 'account-reset', 'account-sign-in', 'account-change-email', 'account-email-leaving', 'account-password-changed', 'account-passkey-added', 'account-deleted', 'newsletter-confirm', 'staff-invitation', 'staff-reset', 'staff-reset-told', 'withdrawal-receipt', 'ending-receipt')) NOT VALID;--> statement-breakpoint
ALTER TABLE "outbox_mail" VALIDATE CONSTRAINT "outbox_mail_kind";
