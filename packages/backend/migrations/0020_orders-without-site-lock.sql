ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_site_id_site_site_id_fk";
