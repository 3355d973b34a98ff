CREATE TABLE "account_passkey" (
	"passkey_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_passkey_passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "account_passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "used_passkey_challenge" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_token" DROP CONSTRAINT "account_token_purpose";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_kind";--> statement-breakpoint
ALTER TABLE "account_passkey" ADD CONSTRAINT "account_passkey_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_passkey_account" ON "account_passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "used_passkey_challenge_end" ON "used_passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_purpose" CHECK (purpose in ('activate', 'reset', 'change-email', 'sign-in')) NOT VALID;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_kind" CHECK (kind in ('order-confirmation', 'payment-failed', 'payment-refunded', 'order-out-of-stock', 'order-cancelled', 'order-sent', 'order-part-sent', 'lot-recall', 'credit-note', 'return-registered', 'return-changed', 'review-request', 'sample-received', 'sample-advised', 'sample-corrected', 'stock-alert', 'pack-runs-out', 'account-activation', 'account-reset', 'account-sign-in', 'account-change-email', 'account-email-leaving', 'account-password-changed', 'account-passkey-added', 'account-deleted', 'newsletter-confirm', 'staff-invitation', 'staff-reset', 'staff-reset-told', 'withdrawal-receipt')) NOT VALID;
