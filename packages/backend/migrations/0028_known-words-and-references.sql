ALTER TABLE "order_sample" ADD CONSTRAINT "order_sample_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_vat_number_valid" CHECK (vat_number_valid in ('valid', 'invalid', 'unavailable'));--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_purpose" CHECK (purpose in ('activate', 'reset', 'change-email'));--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_state" CHECK (state in ('open', 'ordered', 'closed'));--> statement-breakpoint
ALTER TABLE "energy_level" ADD CONSTRAINT "energy_level_level" CHECK (level in ('low', 'medium', 'high'));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_vat_class" CHECK (vat_class in ('low', 'high'));--> statement-breakpoint
ALTER TABLE "product_variant" ADD CONSTRAINT "product_variant_content_unit" CHECK (content_unit in ('g', 'ml', 'piece'));--> statement-breakpoint
ALTER TABLE "content_item" ADD CONSTRAINT "content_item_kind" CHECK (kind in ('pages', 'faq', 'advice-categories', 'advice-articles', 'advice-videos', 'blog-categories', 'blog-articles', 'news', 'partners'));--> statement-breakpoint
ALTER TABLE "content_text" ADD CONSTRAINT "content_text_kind" CHECK (kind in ('pages', 'faq', 'advice-categories', 'advice-articles', 'advice-videos', 'blog-categories', 'blog-articles', 'news', 'partners'));--> statement-breakpoint
ALTER TABLE "path" ADD CONSTRAINT "path_kind" CHECK (kind in ('content-page', 'product-search', 'product-detail', 'faq', 'redirect', 'advice-category', 'advice-article', 'advice-video', 'rqs-result', 'qs-result', 'news-item', 'partner', 'blog-article', 'blog-category', 'blog-overview', 'advice-overview'));--> statement-breakpoint
ALTER TABLE "parcel_shop" ADD CONSTRAINT "parcel_shop_source" CHECK (source in ('own', 'dpd'));--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_kind" CHECK (kind in ('invoice', 'credit'));--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_from_status" CHECK (from_status in ('open', 'paid', 'processing', 'sent', 'closed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_to_status" CHECK (to_status in ('open', 'paid', 'processing', 'sent', 'closed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_vat_class" CHECK (vat_class in ('low', 'high'));--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_status" CHECK (status in ('open', 'paid', 'processing', 'sent', 'closed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_reason" CHECK (reason in ('initial', 'reserved', 'released', 'delivered', 'counted'));--> statement-breakpoint
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_state" CHECK (state in ('held', 'claimed', 'released'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_provider" CHECK (provider in ('sandbox', 'mollie'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_status" CHECK (status in ('created', 'open', 'paid', 'failed', 'canceled', 'expired'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_refund_reason" CHECK (refund_reason in ('order-cancelled', 'paid-twice'));--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD CONSTRAINT "sandbox_payment_status" CHECK (status in ('open', 'paid', 'failed', 'canceled', 'expired'));--> statement-breakpoint
ALTER TABLE "vat_rate" ADD CONSTRAINT "vat_rate_vat_class" CHECK (vat_class in ('low', 'high'));--> statement-breakpoint
ALTER TABLE "product_return" ADD CONSTRAINT "product_return_reason" CHECK (reason in ('damaged', 'wrong-product', 'quality', 'ordered-too-much', 'other'));--> statement-breakpoint
ALTER TABLE "product_return" ADD CONSTRAINT "product_return_status" CHECK (status in ('registered', 'received', 'refunded', 'refused'));--> statement-breakpoint
ALTER TABLE "review_origin" ADD CONSTRAINT "review_origin_verdict" CHECK (verdict in ('published', 'waiting', 'refused'));--> statement-breakpoint
ALTER TABLE "roughage_reference" ADD CONSTRAINT "roughage_reference_sample_type" CHECK (sample_type in ('hay', 'silage'));--> statement-breakpoint
ALTER TABLE "roughage_sample" ADD CONSTRAINT "roughage_sample_sample_type" CHECK (sample_type in ('hay', 'silage'));--> statement-breakpoint
ALTER TABLE "roughage_sample" ADD CONSTRAINT "roughage_sample_status" CHECK (status in ('ordered', 'received', 'measured', 'advised'));--> statement-breakpoint
ALTER TABLE "roughage_tally" ADD CONSTRAINT "roughage_tally_sample_type" CHECK (sample_type in ('hay', 'silage'));--> statement-breakpoint
-- Orders are a later context than these tables, so their definitions cannot name it.
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_order" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id");--> statement-breakpoint
ALTER TABLE "gift_card_debit" ADD CONSTRAINT "gift_card_debit_of_order" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id");--> statement-breakpoint
ALTER TABLE "promotion_redemption" ADD CONSTRAINT "promotion_redemption_of_order" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id");--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_of_order" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id");
