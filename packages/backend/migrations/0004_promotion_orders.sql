DROP INDEX "shop_order_email";--> statement-breakpoint
CREATE INDEX "promotion_redemption_order" ON "promotion_redemption" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shop_order_email" ON "shop_order" USING btree (lower("email_address"));