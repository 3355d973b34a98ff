-- outside a transaction
CREATE TABLE IF NOT EXISTS "packing_claim" (
	"order_id" integer PRIMARY KEY NOT NULL CONSTRAINT "packing_claim_order_id_shop_order_order_id_fk" REFERENCES "public"."shop_order"("order_id"),
	"claimed_by" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_promised";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shop_order_promised" ON "shop_order" USING btree ((coalesce(delivery->'date'->>'until', '')),"order_id") WHERE status in ('paid', 'processing');
