CREATE TABLE "account_address" (
	"address_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"name" text,
	"first_name" text,
	"last_name" text,
	"company_name" text,
	"phone_number" text,
	"address" jsonb NOT NULL,
	"remark" text,
	"is_billing_default" boolean DEFAULT false NOT NULL,
	"is_delivery_default" boolean DEFAULT false NOT NULL,
	"kept_from_order_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_address_defaults" CHECK (not (is_billing_default and is_delivery_default)),
	CONSTRAINT "account_address_label" CHECK (label in ('home', 'stable', 'company', 'other'))
);
--> statement-breakpoint
ALTER TABLE "account_address" ADD CONSTRAINT "account_address_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_address_account" ON "account_address" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_address_billing" ON "account_address" USING btree ("user_id") WHERE is_billing_default;--> statement-breakpoint
CREATE UNIQUE INDEX "account_address_delivery" ON "account_address" USING btree ("user_id") WHERE is_delivery_default;--> statement-breakpoint
INSERT INTO "account_address" ("user_id", "label", "address", "is_billing_default", "created_at", "changed_at")
SELECT "user_id", 'home', "address", true, now(), now() FROM "account" WHERE "address" IS NOT NULL;--> statement-breakpoint
INSERT INTO "account_address" ("user_id", "label", "first_name", "last_name", "address", "is_delivery_default", "created_at", "changed_at")
SELECT "user_id", 'other', "shipping"->>'firstName', "shipping"->>'lastName', "shipping"->'address', true, now(), now()
FROM "account" WHERE jsonb_typeof("shipping"->'address') = 'object';--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "again_order_id" integer;
