ALTER TABLE "shop_order" DROP CONSTRAINT "shop_order_order_key_unique";--> statement-breakpoint
-- An order with the calculation that was shown takes two to four kilobytes: packing it costs more than the room it saves.
ALTER TABLE "shop_order" SET (toast_tuple_target = 8160);
