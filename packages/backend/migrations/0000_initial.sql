CREATE TABLE "content_item" (
	"kind" text NOT NULL,
	"content_id" integer NOT NULL,
	"key" text NOT NULL,
	"platforms" smallint[] NOT NULL,
	"category_key" text,
	"author" text,
	"published_on" date,
	"product_ids" integer[] NOT NULL,
	"icon" text,
	"website" text,
	"duration_seconds" integer,
	"position" integer NOT NULL,
	CONSTRAINT "content_item_kind_content_id_pk" PRIMARY KEY("kind","content_id"),
	CONSTRAINT "content_item_kind_key_unique" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "content_text" (
	"kind" text NOT NULL,
	"content_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"body" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"link_refs" text[] NOT NULL,
	CONSTRAINT "content_text_kind_content_id_language_id_pk" PRIMARY KEY("kind","content_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "footer" (
	"footer_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"columns" jsonb NOT NULL,
	"legal_entries" jsonb NOT NULL,
	"closing_texts" jsonb NOT NULL,
	CONSTRAINT "footer_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "navigation" (
	"navigation_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"primary_entries" jsonb NOT NULL,
	"secondary_entries" jsonb NOT NULL,
	CONSTRAINT "navigation_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "path" (
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"target_id" integer,
	"target" jsonb NOT NULL,
	"title" text NOT NULL,
	"text_language_id" smallint NOT NULL,
	"parent_ref" text,
	"position" integer NOT NULL,
	"icon" text,
	"is_current" boolean NOT NULL,
	"in_sitemap" boolean NOT NULL,
	"content_hash" text NOT NULL,
	"lastmod" timestamp with time zone NOT NULL,
	CONSTRAINT "path_site_id_language_id_path_pk" PRIMARY KEY("site_id","language_id","path")
);
--> statement-breakpoint
CREATE TABLE "country" (
	"country_id" integer PRIMARY KEY NOT NULL,
	"region_code" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "country_region_code_unique" UNIQUE("region_code")
);
--> statement-breakpoint
CREATE TABLE "language" (
	"language_id" smallint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"culture" text NOT NULL,
	"localized_name" text NOT NULL,
	CONSTRAINT "language_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"notification_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"tone" text NOT NULL,
	"messages" jsonb NOT NULL,
	"link" jsonb,
	"active_from" timestamp with time zone,
	"active_until" timestamp with time zone,
	CONSTRAINT "notification_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "site" (
	"site_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"platform" smallint NOT NULL,
	"country_id" integer NOT NULL,
	"fallback_language_id" smallint NOT NULL,
	"root_content_page_id" integer NOT NULL,
	"not_found_content_page_id" integer NOT NULL,
	"internal_error_content_page_id" integer NOT NULL,
	"customer_service_content_page_id" integer NOT NULL,
	"checkout_success_page_id" integer NOT NULL,
	"checkout_success_rqs_page_id" integer NOT NULL,
	"checkout_failed_page_id" integer NOT NULL,
	"rqs_content_page" integer NOT NULL,
	"footer_id" integer NOT NULL,
	"primary_navigation_id" integer NOT NULL,
	"header_usp_collection_id" integer NOT NULL,
	"cart_usp_collection_id" integer NOT NULL,
	"notification_id" integer,
	"social_media" jsonb NOT NULL,
	"customer_service_phone" text NOT NULL,
	"customer_service_email" text NOT NULL,
	"customer_service_ref" text NOT NULL,
	"currency_disclaimer_ref" text,
	"become_dealer_ref" text,
	"currency_symbol" text NOT NULL,
	"exchange_rate" numeric(12, 6) NOT NULL,
	"price_level_percent" numeric(6, 2) NOT NULL,
	"vat_percentage_low" numeric(5, 2) NOT NULL,
	"vat_percentage_high" numeric(5, 2) NOT NULL,
	"payment_provider_config_id" text NOT NULL,
	"payment_methods" jsonb NOT NULL,
	"google_recaptcha_key" text,
	"gtm_container_id" text,
	"google_maps_key" text,
	"client_api_endpoint" text NOT NULL,
	"auto_redirect_if_not_in_same_country" boolean NOT NULL,
	"enable_rqs" boolean NOT NULL,
	"enable_stock_reminder_feature" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_language" (
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"host" text NOT NULL,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "site_language_site_id_language_id_pk" PRIMARY KEY("site_id","language_id"),
	CONSTRAINT "site_language_host_unique" UNIQUE("host")
);
--> statement-breakpoint
CREATE TABLE "usp_collection" (
	"usp_collection_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "usp_collection_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "usp_item" (
	"usp_collection_id" integer NOT NULL,
	"position" integer NOT NULL,
	"icon" text NOT NULL,
	"ref" text,
	"titles" jsonb NOT NULL,
	CONSTRAINT "usp_item_usp_collection_id_position_pk" PRIMARY KEY("usp_collection_id","position")
);
--> statement-breakpoint
CREATE TABLE "conversion" (
	"mailplus_id" text NOT NULL,
	"day" date NOT NULL,
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversion_mailplus_id_day_pk" PRIMARY KEY("mailplus_id","day")
);
--> statement-breakpoint
ALTER TABLE "content_text" ADD CONSTRAINT "content_text_language_id_language_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_text" ADD CONSTRAINT "content_text_kind_content_id_content_item_kind_content_id_fk" FOREIGN KEY ("kind","content_id") REFERENCES "public"."content_item"("kind","content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path" ADD CONSTRAINT "path_text_language_id_language_language_id_fk" FOREIGN KEY ("text_language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path" ADD CONSTRAINT "path_site_id_language_id_site_language_site_id_language_id_fk" FOREIGN KEY ("site_id","language_id") REFERENCES "public"."site_language"("site_id","language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_country_id_country_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("country_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_fallback_language_id_language_language_id_fk" FOREIGN KEY ("fallback_language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_header_usp_collection_id_usp_collection_usp_collection_id_fk" FOREIGN KEY ("header_usp_collection_id") REFERENCES "public"."usp_collection"("usp_collection_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_cart_usp_collection_id_usp_collection_usp_collection_id_fk" FOREIGN KEY ("cart_usp_collection_id") REFERENCES "public"."usp_collection"("usp_collection_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_notification_id_notification_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notification"("notification_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_language" ADD CONSTRAINT "site_language_site_id_site_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_language" ADD CONSTRAINT "site_language_language_id_language_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usp_item" ADD CONSTRAINT "usp_item_usp_collection_id_usp_collection_usp_collection_id_fk" FOREIGN KEY ("usp_collection_id") REFERENCES "public"."usp_collection"("usp_collection_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "path_current_ref" ON "path" USING btree ("site_id","language_id","ref") WHERE is_current;--> statement-breakpoint
CREATE INDEX "path_target" ON "path" USING btree ("site_id","language_id","kind","target_id");--> statement-breakpoint
CREATE INDEX "path_parent" ON "path" USING btree ("site_id","language_id","parent_ref","position") WHERE is_current;--> statement-breakpoint
CREATE INDEX "path_ref" ON "path" USING btree ("ref");