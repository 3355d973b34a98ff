ALTER TABLE "cart" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What refers to nothing was never shown.
DELETE FROM "product_facet" f WHERE NOT EXISTS (SELECT FROM "facet_value" v WHERE (v."facet_key", v."key") = (f."facet_key", f."value_key"));--> statement-breakpoint
DELETE FROM "recommendation" r WHERE NOT EXISTS (SELECT FROM "product" p WHERE p."product_id" = r."recommended_id");--> statement-breakpoint
UPDATE "category" c SET "parent_id" = NULL WHERE "parent_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "category" p WHERE p."category_id" = c."parent_id");--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facet" ADD CONSTRAINT "product_facet_facet_key_value_key_facet_value_facet_key_key_fk" FOREIGN KEY ("facet_key","value_key") REFERENCES "public"."facet_value"("facet_key","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation" ADD CONSTRAINT "recommendation_recommended_id_product_product_id_fk" FOREIGN KEY ("recommended_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" DROP COLUMN "vat_percentage_low";--> statement-breakpoint
ALTER TABLE "site" DROP COLUMN "vat_percentage_high";--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_type" CHECK (type in (1, 2, 3, 4, 5));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_tone" CHECK (tone in ('field', 'sun', 'clay', 'sky', 'berry', 'slate'));--> statement-breakpoint
ALTER TABLE "roughage_reference" ADD CONSTRAINT "roughage_reference_product_type" CHECK (product_type in (4, 5));--> statement-breakpoint
ALTER TABLE "roughage_sample" ADD CONSTRAINT "roughage_sample_product_type" CHECK (product_type in (4, 5));--> statement-breakpoint
ALTER TABLE "roughage_tally" ADD CONSTRAINT "roughage_tally_product_type" CHECK (product_type in (4, 5));--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_kind" CHECK (kind in ('order-confirmation', 'payment-failed', 'payment-refunded', 'order-out-of-stock', 'order-cancelled', 'order-sent', 'return-registered', 'return-changed', 'review-request', 'sample-received', 'sample-advised', 'stock-alert', 'account-activation', 'account-reset', 'account-change-email', 'account-email-leaving', 'account-password-changed', 'account-deleted', 'newsletter-confirm', 'withdrawal-receipt'));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_type" CHECK (product_type in (1, 2, 3, 4, 5));--> statement-breakpoint
ALTER TABLE "return_photo" ADD CONSTRAINT "return_photo_media_type" CHECK (media_type in ('image/jpeg'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_tone" CHECK (tone in ('information', 'warning'));