CREATE TABLE "lot_movement" (
	"lot_movement_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lot_movement_lot_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lot_id" integer NOT NULL,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" integer,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lot_movement_reason" CHECK (reason in ('received', 'assigned', 'sent', 'counted', 'damaged', 'own-use', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "lot_recall" (
	"recall_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lot_recall_recall_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lot_id" integer NOT NULL,
	"reason" text NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"letters" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line_lot" (
	"order_id" integer NOT NULL,
	"line_number" smallint NOT NULL,
	"shipment_id" integer NOT NULL,
	"lot_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_line_lot_order_id_line_number_shipment_id_lot_id_pk" PRIMARY KEY("order_id","line_number","shipment_id","lot_id"),
	CONSTRAINT "order_line_lot_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"shipment_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_shipment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"carrier" text,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" text NOT NULL,
	CONSTRAINT "shipment_carrier" CHECK (carrier in ('postnl', 'dhl', 'dpd', 'gls', 'own'))
);
--> statement-breakpoint
CREATE TABLE "shipment_line" (
	"order_id" integer NOT NULL,
	"line_number" smallint NOT NULL,
	"shipment_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_line_order_id_line_number_shipment_id_pk" PRIMARY KEY("order_id","line_number","shipment_id"),
	CONSTRAINT "shipment_line_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_lot" (
	"lot_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_lot_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"lot_number" text NOT NULL,
	"best_before" date,
	"received_at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"withheld" integer DEFAULT 0 NOT NULL,
	"blocked_reason" text,
	CONSTRAINT "stock_lot_number" UNIQUE("variant_id","lot_number"),
	CONSTRAINT "stock_lot_amount" CHECK (amount >= 0),
	CONSTRAINT "stock_lot_withheld" CHECK (withheld between 0 and amount and (state = 'blocked' or withheld = 0)),
	CONSTRAINT "stock_lot_state" CHECK (state in ('free', 'blocked'))
);
--> statement-breakpoint
ALTER TABLE "stock_movement" DROP CONSTRAINT "stock_movement_reason";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_kind";--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "called_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parcel" ADD COLUMN "shipment_id" integer;--> statement-breakpoint
ALTER TABLE "lot_movement" ADD CONSTRAINT "lot_movement_lot_id_stock_lot_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."stock_lot"("lot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_movement" ADD CONSTRAINT "lot_movement_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_recall" ADD CONSTRAINT "lot_recall_lot_id_stock_lot_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."stock_lot"("lot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_lot" ADD CONSTRAINT "order_line_lot_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_lot" ADD CONSTRAINT "order_line_lot_shipment_id_shipment_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_lot" ADD CONSTRAINT "order_line_lot_lot_id_stock_lot_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."stock_lot"("lot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_line" ADD CONSTRAINT "shipment_line_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_line" ADD CONSTRAINT "shipment_line_shipment_id_shipment_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_lot" ADD CONSTRAINT "stock_lot_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lot_movement_lot" ON "lot_movement" USING btree ("lot_id","lot_movement_id");--> statement-breakpoint
CREATE INDEX "lot_recall_lot" ON "lot_recall" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "order_line_lot_lot" ON "order_line_lot" USING btree ("lot_id","order_id");--> statement-breakpoint
CREATE INDEX "shipment_order" ON "shipment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipment_moment" ON "shipment" USING btree ("sent_at","shipment_id");--> statement-breakpoint
CREATE INDEX "stock_lot_by_number" ON "stock_lot" USING btree ("lot_number");--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_reason" CHECK (reason in ('initial', 'reserved', 'released', 'delivered', 'counted', 'damaged', 'own-use', 'returned', 'blocked', 'unblocked', 'called-off')) NOT VALID;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_kind" CHECK (kind in ('order-confirmation', 'payment-failed', 'payment-refunded', 'order-out-of-stock', 'order-cancelled', 'order-sent', 'order-part-sent', 'lot-recall', 'credit-note', 'return-registered', 'return-changed', 'review-request', 'sample-received', 'sample-advised', 'sample-corrected', 'stock-alert', 'pack-runs-out', 'account-activation', 'account-reset', 'account-change-email', 'account-email-leaving', 'account-password-changed', 'account-deleted', 'newsletter-confirm', 'withdrawal-receipt')) NOT VALID;