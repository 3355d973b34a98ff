ALTER TABLE "account" DROP CONSTRAINT "account_mailbox";--> statement-breakpoint
CREATE UNIQUE INDEX "account_mailbox" ON "account" USING btree ("site_id","email_address") WHERE is_activated;--> statement-breakpoint
CREATE INDEX "account_registration" ON "account" USING btree ("site_id","email_address") WHERE not is_activated;