ALTER TABLE "cart" DROP CONSTRAINT "cart_site_id_site_site_id_fk";
--> statement-breakpoint
ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_variant_id_product_variant_variant_id_fk";
