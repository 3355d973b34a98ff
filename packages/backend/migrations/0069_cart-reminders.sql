CREATE TABLE "cart_reminder" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"subscription_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_reminder_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_kind";--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD COLUMN "consent_version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_reminder" ADD CONSTRAINT "cart_reminder_subscription_id_newsletter_subscription_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscription"("subscription_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_reminder_mailbox" ON "cart_reminder" USING btree ("subscription_id","reminded_at");--> statement-breakpoint
CREATE INDEX "cart_reminder_moment" ON "cart_reminder" USING btree ("reminded_at");--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_kind" CHECK (kind in ('order-confirmation', 'payment-failed', 'payment-refunded', 'order-out-of-stock', 'order-cancelled', 'order-sent', 'order-part-sent', 'lot-recall', 'credit-note', 'return-registered', 'return-changed', 'review-request', 'sample-received', 'sample-advised', 'sample-corrected', 'stock-alert', 'question-answered', 'pack-runs-out', 'cart-reminder', 'repeat-begun', 'repeat-announced', 'repeat-moved', 'repeat-collection-failed', 'repeat-payment-needed', 'repeat-paused', 'repeat-ended', 'account-activation', 'account-reset', 'account-sign-in', 'account-change-email', 'account-email-leaving', 'account-password-changed', 'account-passkey-added', 'account-deleted', 'newsletter-confirm', 'staff-invitation', 'staff-reset', 'staff-reset-told', 'withdrawal-receipt')) NOT VALID;
