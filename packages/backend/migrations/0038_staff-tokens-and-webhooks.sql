CREATE TABLE "staff_request" (
	"token_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"answer" jsonb,
	CONSTRAINT "staff_request_token_id_idempotency_key_pk" PRIMARY KEY("token_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "staff_token" (
	"token_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_token_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"site_ids" integer[],
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"ends_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "announced_product" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"content_version" integer NOT NULL,
	"priced_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announced_stock" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_parcel" (
	"order_id" integer NOT NULL,
	"parcel_number" text NOT NULL,
	CONSTRAINT "order_parcel_order_id_parcel_number_pk" PRIMARY KEY("order_id","parcel_number")
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"endpoint_id" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "webhook_delivery_endpoint_id_event_id_pk" PRIMARY KEY("endpoint_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"endpoint_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoint_endpoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"event_types" text[] NOT NULL,
	"site_ids" integer[],
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_event_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type" text NOT NULL,
	"subject_id" integer NOT NULL,
	"site_id" integer,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_event_event_type" CHECK (event_type in ('order.paid', 'order.sent', 'order.refunded', 'stock.changed', 'product.changed'))
);
--> statement-breakpoint
ALTER TABLE "staff_request" ADD CONSTRAINT "staff_request_token_id_staff_token_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."staff_token"("token_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_product" ADD CONSTRAINT "announced_product_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_stock" ADD CONSTRAINT "announced_stock_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcel" ADD CONSTRAINT "order_parcel_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_webhook_endpoint_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoint"("endpoint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_event_id_webhook_event_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_event"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_request_moment" ON "staff_request" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_event" ON "webhook_delivery" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("endpoint_id","next_attempt_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_subject" ON "webhook_delivery" USING btree ("endpoint_id","subject","event_id") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "webhook_event_moment" ON "webhook_event" USING btree ("happened_at");