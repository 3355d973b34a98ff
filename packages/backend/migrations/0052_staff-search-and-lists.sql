-- outside a transaction
CREATE TABLE IF NOT EXISTS "staff_search" (
	"word" text NOT NULL,
	"order_id" integer,
	"account_id" uuid,
	"site_id" integer NOT NULL,
	"is_contact" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_search_one" CHECK (num_nonnulls(order_id, account_id) = 1)
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "staff_search_mark" (
	"source" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "staff_search_mark_source" CHECK (source in ('orders', 'accounts'))
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "staff_view" (
	"view_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_view_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_view_list" CHECK (list in ('orders', 'customers', 'returns', 'withdrawals', 'invoices', 'stock', 'lots', 'reviews', 'samples', 'mails', 'audit', 'tasks'))
);
--> statement-breakpoint
ALTER TABLE "staff_search" DROP CONSTRAINT IF EXISTS "staff_search_order_id_shop_order_order_id_fk";--> statement-breakpoint
ALTER TABLE "staff_search" ADD CONSTRAINT "staff_search_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_search" DROP CONSTRAINT IF EXISTS "staff_search_account_id_account_user_id_fk";--> statement-breakpoint
ALTER TABLE "staff_search" ADD CONSTRAINT "staff_search_account_id_account_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_view" DROP CONSTRAINT IF EXISTS "staff_view_member_id_staff_member_member_id_fk";--> statement-breakpoint
ALTER TABLE "staff_view" ADD CONSTRAINT "staff_view_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "staff_search_word" ON "staff_search" USING btree ("word" text_pattern_ops,"at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "staff_search_order" ON "staff_search" USING btree ("order_id","word") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "staff_search_account" ON "staff_search" USING btree ("account_id","word") WHERE account_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "staff_view_name" ON "staff_view" USING btree ("member_id","list","name");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "staff_view_list" ON "staff_view" USING btree ("list");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "account_activated";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "account_activated" ON "account" USING btree ("activated_at","user_id") WHERE is_activated;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "outbox_mail_list_by_address";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_mail_list_by_address" ON "outbox_mail" USING btree ("to_address","mail_id") WHERE sent_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "outbox_mail_list_by_kind";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_mail_list_by_kind" ON "outbox_mail" USING btree ("kind","mail_id") WHERE sent_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "outbox_mail_list_by_site";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_mail_list_by_site" ON "outbox_mail" USING btree ("site_id","mail_id") WHERE sent_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_parcel_number";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_parcel_number" ON "order_parcel" USING btree ("parcel_number");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_newest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shop_order_newest" ON "shop_order" USING btree ("ordered_at","order_id") WHERE status <> 'open';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_newest_by_status";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shop_order_newest_by_status" ON "shop_order" USING btree ("status","ordered_at","order_id") WHERE status <> 'open';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_newest_by_site";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shop_order_newest_by_site" ON "shop_order" USING btree ("site_id","ordered_at","order_id") WHERE status <> 'open';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_newest_by_payment";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shop_order_newest_by_payment" ON "shop_order" USING btree ("payment_method_id","ordered_at","order_id") WHERE status <> 'open';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_newest_by_delivery";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shop_order_newest_by_delivery" ON "shop_order" USING btree (("delivery"->>'kind'),"ordered_at","order_id") WHERE status <> 'open';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_newest_by_country";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shop_order_newest_by_country" ON "shop_order" USING btree ((coalesce("shipping_address", "billing"->'address')->>'countryId'),"ordered_at","order_id") WHERE status <> 'open';