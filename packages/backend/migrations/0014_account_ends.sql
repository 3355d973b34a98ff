CREATE INDEX "account_waiting" ON "account" USING btree ("created_at") WHERE not is_activated;--> statement-breakpoint
CREATE INDEX "account_device_end" ON "account_device" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_token_end" ON "account_token" USING btree ("expires_at");