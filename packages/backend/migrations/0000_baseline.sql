-- baseline: the tables as release 0.1.0 left them
CREATE TABLE "account" (
	"user_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"email_address" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"mobile" text,
	"company_name" text,
	"vat_number" text,
	"vat_number_valid" text,
	"address" jsonb,
	"billing_contact" jsonb,
	"shipping" jsonb,
	"alternative_shipping_address" boolean DEFAULT false NOT NULL,
	"newsletter_wish" boolean DEFAULT false NOT NULL,
	"is_activated" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	CONSTRAINT "account_vat_number_valid" CHECK (vat_number_valid in ('valid', 'invalid', 'unavailable'))
);
--> statement-breakpoint
CREATE TABLE "account_address" (
	"address_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"name" text,
	"first_name" text,
	"last_name" text,
	"company_name" text,
	"vat_number" text,
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
CREATE TABLE "account_device" (
	"device_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_passkey" (
	"passkey_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_passkey_passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "account_passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "account_session" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"authenticated_at" timestamp with time zone NOT NULL,
	"first_session_hash" text,
	"handover_hash" text,
	"handover_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"new_email_address" text,
	"mail_id" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_token_purpose" CHECK (purpose in ('activate', 'reset', 'change-email', 'sign-in'))
);
--> statement-breakpoint
CREATE TABLE "shop_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_captcha" (
	"solution_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_passkey_challenge" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"audit_entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"changes" jsonb,
	"site_ids" integer[],
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "staff_challenge" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text,
	"facts" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_challenge_purpose" CHECK (purpose in ('sign-in', 'step-up', 'new-passkey', 'new-time-code', 'oidc'))
);
--> statement-breakpoint
CREATE TABLE "staff_factor" (
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "staff_factor_member_id_kind_pk" PRIMARY KEY("member_id","kind"),
	CONSTRAINT "staff_factor_kind" CHECK (kind in ('password', 'time-code'))
);
--> statement-breakpoint
CREATE TABLE "staff_grant" (
	"grant_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_grant_grant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"role" text NOT NULL,
	"site_ids" integer[],
	"language_ids" smallint[],
	CONSTRAINT "staff_grant_role" CHECK (role in ('owner', 'manager', 'catalogue', 'prices', 'content', 'translator', 'service', 'warehouse', 'laboratory', 'finance', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "staff_identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" integer NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"invitation_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitation_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text,
	"email_address" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"grants" jsonb NOT NULL,
	"member_id" integer,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_invitation_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitation_language" CHECK (language in ('nl', 'de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"member_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_member_member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email_address" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"suspended_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "staff_member_email_address_unique" UNIQUE("email_address"),
	CONSTRAINT "staff_member_language" CHECK (language in ('nl', 'de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "staff_passkey" (
	"passkey_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_passkey_passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"session_id" integer GENERATED ALWAYS AS IDENTITY (sequence name "staff_session_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"way" text NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"stepped_up_at" timestamp with time zone,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "staff_session_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "staff_session_way" CHECK (way in ('passkey', 'password', 'oidc', 'recovery', 'invitation'))
);
--> statement-breakpoint
CREATE TABLE "staff_search" (
	"word" text NOT NULL,
	"order_id" integer,
	"account_id" uuid,
	"site_id" integer NOT NULL,
	"is_contact" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_search_one" CHECK (num_nonnulls(order_id, account_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "staff_search_mark" (
	"source" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "staff_search_mark_source" CHECK (source in ('orders', 'accounts'))
);
--> statement-breakpoint
CREATE TABLE "staff_view" (
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
CREATE TABLE "staff_request" (
	"caller" text,
	"token_id" integer,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"answer" jsonb
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
CREATE TABLE "task" (
	"task_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"made_by" text NOT NULL,
	"site_ids" integer[] NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "task_counts" CHECK (done >= 0 and refused >= 0 and done + refused <= total),
	CONSTRAINT "task_end" CHECK ((state = 'running') = (finished_at is null)),
	CONSTRAINT "task_kind" CHECK (kind in ('ship-orders', 'retry-mails')),
	CONSTRAINT "task_state" CHECK (state in ('running', 'done', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "task_item" (
	"task_id" integer NOT NULL,
	"entity_id" integer NOT NULL,
	"place" integer NOT NULL,
	"input" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"code" text,
	"message" text,
	CONSTRAINT "task_item_task_id_entity_id_pk" PRIMARY KEY("task_id","entity_id"),
	CONSTRAINT "task_item_state" CHECK (state in ('waiting', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "funnel_day" (
	"day" date NOT NULL,
	"site_id" integer NOT NULL,
	"carts" integer NOT NULL,
	"bills" integer NOT NULL,
	"deliveries" integer NOT NULL,
	"payments" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "funnel_day_day_site_id_pk" PRIMARY KEY("day","site_id"),
	CONSTRAINT "funnel_day_counts" CHECK (bills between 0 and carts and deliveries between 0 and carts and payments between 0 and carts)
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"last_modified" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"line_count" smallint DEFAULT 0 NOT NULL,
	"store_id" text,
	"client_ip" text,
	"account_id" uuid,
	"billing" jsonb,
	"shipping" jsonb,
	"alternative_shipping_address" boolean DEFAULT false NOT NULL,
	"newsletter_subscribe" boolean DEFAULT false NOT NULL,
	"reminders_subscribe" boolean DEFAULT false NOT NULL,
	"payment" jsonb,
	"mailplus_id" text,
	"discount_code" text,
	"dealer_id" integer,
	"parcel_shop_id" text,
	"parcel_shop_zipcode_or_city" text,
	"delivery_wishes" jsonb,
	"password_hash" text,
	"confirm_url" text,
	"again_order_id" integer,
	CONSTRAINT "cart_line_count" CHECK (line_count between 0 and 50),
	CONSTRAINT "cart_state" CHECK (state in ('open', 'ordered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"cart_id" text NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"sample_names" text[] DEFAULT '{}' NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"repeat_days" smallint,
	"repeat_weeks" smallint,
	CONSTRAINT "cart_line_cart_id_variant_id_pk" PRIMARY KEY("cart_id","variant_id"),
	CONSTRAINT "cart_line_quantity" CHECK (quantity between 1 and 999),
	CONSTRAINT "cart_line_repeat_days" CHECK (repeat_days between 7 and 182),
	CONSTRAINT "cart_line_repeat_weeks" CHECK (repeat_weeks between 1 and 26)
);
--> statement-breakpoint
CREATE TABLE "impersonation_key" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"issued_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
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
CREATE TABLE "product_question" (
	"question_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "product_question_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"product_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"question" text NOT NULL,
	"asker" text,
	"is_example" boolean DEFAULT false NOT NULL,
	"asked_on" date NOT NULL,
	"answer" text,
	"answered_on" date,
	"published_at" timestamp with time zone,
	CONSTRAINT "product_question_length" CHECK (char_length(question) between 1 and 1000),
	CONSTRAINT "product_question_asker" CHECK (char_length(asker) between 1 and 40),
	CONSTRAINT "product_question_answer" CHECK (char_length(answer) between 1 and 2000),
	CONSTRAINT "product_question_answered" CHECK ((answer is null) = (answered_on is null)),
	CONSTRAINT "product_question_published" CHECK (published_at is null or answer is not null)
);
--> statement-breakpoint
CREATE TABLE "category" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"parent_id" integer,
	"icon" text NOT NULL,
	"position" integer NOT NULL,
	"platforms" smallint[] NOT NULL,
	"picture" jsonb,
	CONSTRAINT "category_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "category_text" (
	"category_id" integer NOT NULL,
	"platform" smallint NOT NULL,
	"language_id" smallint NOT NULL,
	"name" text,
	"slug" text,
	"intro" text,
	CONSTRAINT "category_text_category_id_platform_language_id_pk" PRIMARY KEY("category_id","platform","language_id")
);
--> statement-breakpoint
CREATE TABLE "energy_level" (
	"level" text PRIMARY KEY NOT NULL,
	"from_mj_per_kg" double precision NOT NULL,
	"labels" jsonb NOT NULL,
	CONSTRAINT "energy_level_level" CHECK (level in ('low', 'medium', 'high'))
);
--> statement-breakpoint
CREATE TABLE "facet" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"labels" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_value" (
	"facet_key" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"labels" jsonb NOT NULL,
	CONSTRAINT "facet_value_facet_key_key_pk" PRIMARY KEY("facet_key","key")
);
--> statement-breakpoint
CREATE TABLE "nutrient" (
	"key" text PRIMARY KEY NOT NULL,
	"labels" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_help" (
	"language_id" smallint PRIMARY KEY NOT NULL,
	"groups" jsonb NOT NULL,
	"compounds" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_topic" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"kind" text DEFAULT 'advice' NOT NULL,
	"words" jsonb NOT NULL,
	"advice" text[] NOT NULL,
	"category_key" text,
	"product_ids" integer[] NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"unfit_ids" integer[] NOT NULL,
	"is_stage" boolean NOT NULL,
	CONSTRAINT "search_topic_kind" CHECK (kind in ('emergency', 'advice', 'goods'))
);
--> statement-breakpoint
CREATE TABLE "review" (
	"review_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "review_review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"product_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"written_on" date NOT NULL,
	"verified" boolean NOT NULL,
	"is_example" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"reply" text,
	"replied_on" date,
	"horse_kind" text,
	"age_band" text,
	"work_load" text,
	"weight_band" text,
	"fed_for" text,
	CONSTRAINT "review_rating" CHECK (rating between 1 and 5),
	CONSTRAINT "review_horse_kind" CHECK (horse_kind in ('horse', 'pony', 'coldblood', 'donkey')),
	CONSTRAINT "review_age_band" CHECK (age_band in ('to-3', '4-to-9', '10-to-17', 'from-18')),
	CONSTRAINT "review_work_load" CHECK (work_load in ('none', 'light', 'average', 'heavy')),
	CONSTRAINT "review_weight_band" CHECK (weight_band in ('to-299', '300-to-449', '450-to-599', 'from-600')),
	CONSTRAINT "review_fed_for" CHECK (fed_for in ('to-1-month', '1-to-3-months', '3-to-12-months', 'from-1-year'))
);
--> statement-breakpoint
CREATE TABLE "review_aggregate" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"average" double precision NOT NULL,
	"count" integer NOT NULL,
	"distribution" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_photo" (
	"photo_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "review_photo_photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"review_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"thumbnail" "bytea" NOT NULL,
	"taken_in_at" timestamp with time zone NOT NULL,
	"is_shown" boolean NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_photo_position" UNIQUE("review_id","position"),
	CONSTRAINT "review_photo_positions" CHECK (position between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "search_offer" (
	"site_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_ids" integer[] NOT NULL,
	"packs" text[] NOT NULL,
	"weight_classes" text[] NOT NULL,
	"amounts_cents" integer[] NOT NULL,
	"kilo_amounts_cents" integer[],
	"reduced" boolean[] NOT NULL,
	"facets" text[] NOT NULL,
	"lowest_cents" integer,
	"highest_cents" integer,
	"stale_at" timestamp with time zone,
	CONSTRAINT "search_offer_site_id_product_id_pk" PRIMARY KEY("site_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_posting" (
	"text_scope" integer NOT NULL,
	"term" text NOT NULL,
	"weight" smallint NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "search_posting_text_scope_term_weight_product_id_pk" PRIMARY KEY("text_scope","term","weight","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_product" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"codes" text[] NOT NULL,
	"facets" text[] NOT NULL,
	"sugar_percent" real,
	"units_sold" integer NOT NULL,
	"praise" double precision NOT NULL,
	"rating" double precision,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_text" (
	"text_scope" integer NOT NULL,
	"product_id" integer NOT NULL,
	"content_version" integer NOT NULL,
	"wording" text NOT NULL,
	"title" text NOT NULL,
	"terms" text[] NOT NULL,
	"weights" smallint[] NOT NULL,
	CONSTRAINT "search_text_text_scope_product_id_pk" PRIMARY KEY("text_scope","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"text_scope" integer NOT NULL,
	"word" text NOT NULL,
	"spelling" text NOT NULL,
	"stems" text[] NOT NULL,
	"part_stems" text[] NOT NULL,
	"slip_keys" integer[] NOT NULL,
	CONSTRAINT "search_word_text_scope_word_pk" PRIMARY KEY("text_scope","word")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "stock_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"stock_movement_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movement_stock_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" integer,
	"actor" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movement_reason" CHECK (reason in ('initial', 'reserved', 'released', 'delivered', 'counted', 'damaged', 'own-use', 'returned', 'blocked', 'unblocked', 'called-off'))
);
--> statement-breakpoint
CREATE TABLE "product" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"platform" smallint NOT NULL,
	"type" smallint NOT NULL,
	"vat_class" text NOT NULL,
	"tax_class" text DEFAULT 'goods' NOT NULL,
	"icon" text NOT NULL,
	"tone" text NOT NULL,
	"structure" text,
	"is_new" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"units_sold" integer DEFAULT 0 NOT NULL,
	"sugar_percent" double precision,
	"feed_label" jsonb,
	"nutrition" jsonb,
	"dose" jsonb,
	"content_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_type" CHECK (type in (1, 2, 3, 4, 5)),
	CONSTRAINT "product_vat_class" CHECK (vat_class in ('low', 'high')),
	CONSTRAINT "product_tone" CHECK (tone in ('field', 'sun', 'clay', 'sky', 'berry', 'slate')),
	CONSTRAINT "product_structure" CHECK (structure in ('muesli', 'pellets', 'cobs', 'mash', 'chaff', 'flakes', 'powder', 'granules', 'herbs', 'oil', 'syrup', 'treats'))
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "product_category_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_facet" (
	"product_id" integer NOT NULL,
	"facet_key" text NOT NULL,
	"value_key" text NOT NULL,
	CONSTRAINT "product_facet_product_id_facet_key_value_key_pk" PRIMARY KEY("product_id","facet_key","value_key")
);
--> statement-breakpoint
CREATE TABLE "product_text" (
	"product_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"usps" text[] NOT NULL,
	"feeding_advice" text,
	"composition" text,
	CONSTRAINT "product_text_product_id_language_id_pk" PRIMARY KEY("product_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "product_variant" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"article" text NOT NULL,
	"ean" text NOT NULL,
	"pack" text NOT NULL,
	"content_amount" double precision NOT NULL,
	"content_unit" text NOT NULL,
	"weight_kg" double precision NOT NULL,
	"weight_class" text,
	"dimensions_cm" double precision[],
	"colour" text,
	"shelf_life_months" smallint,
	"delivery_days" smallint[] NOT NULL,
	"per_pallet" integer,
	"coming_soon" boolean NOT NULL,
	CONSTRAINT "product_variant_article_unique" UNIQUE("article"),
	CONSTRAINT "product_variant_ean_unique" UNIQUE("ean"),
	CONSTRAINT "product_variant_content_unit" CHECK (content_unit in ('g', 'ml', 'piece'))
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"is_published" boolean NOT NULL,
	"text_language_id" smallint,
	"reason" text,
	CONSTRAINT "publication_site_id_language_id_product_id_pk" PRIMARY KEY("site_id","language_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "recommendation" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"recommended_id" integer NOT NULL,
	CONSTRAINT "recommendation_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "variant_price" (
	"site_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"amount_cents" integer NOT NULL,
	"is_offer" boolean NOT NULL,
	CONSTRAINT "variant_price_site_id_variant_id_valid_from_pk" PRIMARY KEY("site_id","variant_id","valid_from"),
	CONSTRAINT "variant_price_amount" CHECK (amount_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "vain_search" (
	"day" date NOT NULL,
	"site_id" integer NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	"is_widened" boolean DEFAULT false NOT NULL,
	CONSTRAINT "vain_search_day_site_id_words_pk" PRIMARY KEY("day","site_id","words"),
	CONSTRAINT "vain_search_sane" CHECK (times > 0 and length(words) between 2 and 60)
);
--> statement-breakpoint
CREATE TABLE "content_item" (
	"kind" text NOT NULL,
	"content_id" integer NOT NULL,
	"key" text NOT NULL,
	"ref" text NOT NULL,
	"platforms" smallint[] NOT NULL,
	"category_key" text,
	"author" text,
	"published_on" date,
	"product_ids" integer[] NOT NULL,
	"icon" text,
	"picture" jsonb,
	"website" text,
	"duration_seconds" integer,
	"position" integer NOT NULL,
	CONSTRAINT "content_item_kind_content_id_pk" PRIMARY KEY("kind","content_id"),
	CONSTRAINT "content_item_ref_unique" UNIQUE("ref"),
	CONSTRAINT "content_item_kind_key_unique" UNIQUE("kind","key"),
	CONSTRAINT "content_item_kind" CHECK (kind in ('pages', 'faq', 'advice-categories', 'advice-articles', 'advice-videos', 'blog-categories', 'blog-articles', 'news', 'partners'))
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
	CONSTRAINT "content_text_kind_content_id_language_id_pk" PRIMARY KEY("kind","content_id","language_id"),
	CONSTRAINT "content_text_kind" CHECK (kind in ('pages', 'faq', 'advice-categories', 'advice-articles', 'advice-videos', 'blog-categories', 'blog-articles', 'news', 'partners'))
);
--> statement-breakpoint
CREATE TABLE "contract_document" (
	"version" text PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"parts" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"current_since" timestamp with time zone NOT NULL,
	"pdf" "bytea",
	"pdf_sha256" text
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
CREATE TABLE "home_text" (
	"platform" smallint NOT NULL,
	"language_id" smallint NOT NULL,
	"words" jsonb NOT NULL,
	CONSTRAINT "home_text_platform_language_id_pk" PRIMARY KEY("platform","language_id")
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
	CONSTRAINT "path_site_id_language_id_path_pk" PRIMARY KEY("site_id","language_id","path"),
	CONSTRAINT "path_kind" CHECK (kind in ('content-page', 'product-search', 'product-detail', 'faq', 'redirect', 'advice-category', 'advice-article', 'advice-video', 'rqs-result', 'qs-result', 'news-item', 'partner', 'blog-article', 'blog-category', 'blog-overview', 'advice-overview'))
);
--> statement-breakpoint
CREATE TABLE "sitemap_file" (
	"origin" text NOT NULL,
	"number" integer NOT NULL,
	"etag" text NOT NULL,
	"body" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"lastmod" timestamp with time zone NOT NULL,
	CONSTRAINT "sitemap_file_origin_number_pk" PRIMARY KEY("origin","number")
);
--> statement-breakpoint
CREATE TABLE "dealer" (
	"dealer_id" integer PRIMARY KEY NOT NULL,
	"site_ids" integer[] NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"street_number" text NOT NULL,
	"zipcode" text NOT NULL,
	"city" text NOT NULL,
	"country_id" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text,
	"email_address" text,
	"opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_address" (
	"country_id" integer NOT NULL,
	"zipcode_key" text NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"first_number" integer DEFAULT 0 NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "known_address_country_id_zipcode_key_street_city_first_number_pk" PRIMARY KEY("country_id","zipcode_key","street","city","first_number")
);
--> statement-breakpoint
CREATE TABLE "parcel_shop" (
	"parcel_shop_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"street_number" text NOT NULL,
	"zipcode" text NOT NULL,
	"city" text NOT NULL,
	"country_id" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"source" text DEFAULT 'own' NOT NULL,
	"zipcode_key" text NOT NULL,
	"city_keys" text[] NOT NULL,
	CONSTRAINT "parcel_shop_source" CHECK (source in ('own', 'dpd'))
);
--> statement-breakpoint
CREATE TABLE "shipping_tariff" (
	"site_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"shipping_method" smallint NOT NULL,
	"position" smallint NOT NULL,
	"price_cents" integer NOT NULL,
	"free_from_cents" integer,
	"dealer_price_cents" integer DEFAULT 0 NOT NULL,
	"lorry_from_grams" integer,
	"lorry_price_cents" integer,
	"most_grams" integer,
	"most_piece_grams" integer,
	"choosable_days" smallint,
	CONSTRAINT "shipping_tariff_site_id_country_id_shipping_method_pk" PRIMARY KEY("site_id","country_id","shipping_method")
);
--> statement-breakpoint
CREATE TABLE "horse" (
	"horse_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "horse_horse_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"user_id" uuid NOT NULL,
	"guest_key" uuid,
	"name" text NOT NULL,
	"birth_year" smallint,
	"horse_type" text NOT NULL,
	"work_load" text NOT NULL,
	"roughage_type" text NOT NULL,
	"life_stage" text NOT NULL,
	"body_condition" text NOT NULL,
	"health" text[],
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "horse_of_browser" UNIQUE("user_id","guest_key"),
	CONSTRAINT "horse_name" CHECK (char_length(name) between 1 and 40),
	CONSTRAINT "horse_birth_year" CHECK (birth_year between 1950 and 2200),
	CONSTRAINT "horse_horse_type" CHECK (horse_type in ('horse', 'pony', 'coldblood', 'donkey')),
	CONSTRAINT "horse_work_load" CHECK (work_load in ('none', 'light', 'average', 'heavy')),
	CONSTRAINT "horse_roughage_type" CHECK (roughage_type in ('hay', 'haylage', 'grass', 'poor-hay', 'straw')),
	CONSTRAINT "horse_life_stage" CHECK (life_stage in ('unknown', 'foal', 'growing', 'adult', 'senior', 'mare-early', 'mare-8', 'mare-9', 'mare-10', 'mare-11', 'lactation-early', 'lactation-late')),
	CONSTRAINT "horse_body_condition" CHECK (body_condition in ('unknown', 'thin', 'right', 'fat')),
	CONSTRAINT "horse_health" CHECK (health <@ array['laminitis', 'ems', 'ppid', 'ulcers'])
);
--> statement-breakpoint
CREATE TABLE "horse_pack" (
	"horse_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"pieces" smallint NOT NULL,
	"grams_per_day" integer NOT NULL,
	"opened_on" date NOT NULL,
	"runs_out_on" date NOT NULL,
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"is_reminded" boolean NOT NULL,
	"reminded_at" timestamp with time zone,
	"token_hash" text,
	CONSTRAINT "horse_pack_horse_id_variant_id_pk" PRIMARY KEY("horse_id","variant_id"),
	CONSTRAINT "horse_pack_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "horse_pack_pieces" CHECK (pieces between 1 and 50),
	CONSTRAINT "horse_pack_grams" CHECK (grams_per_day between 1 and 20000),
	CONSTRAINT "horse_pack_days" CHECK (runs_out_on >= opened_on)
);
--> statement-breakpoint
CREATE TABLE "horse_photo" (
	"horse_id" integer PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"taken_in_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "horse_weight" (
	"horse_id" integer NOT NULL,
	"weighed_on" date NOT NULL,
	"weight_kg" smallint NOT NULL,
	CONSTRAINT "horse_weight_horse_id_weighed_on_pk" PRIMARY KEY("horse_id","weighed_on"),
	CONSTRAINT "horse_weight_kg" CHECK (weight_kg between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "job_queue_heartbeat" (
	"queue_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recurring_work" (
	"job" text PRIMARY KEY NOT NULL,
	"last_execution" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "retention_progress" (
	"what" text PRIMARY KEY NOT NULL,
	"reached" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roughage_advice_product" (
	"advice_code" text NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "roughage_advice_product_advice_code_position_pk" PRIMARY KEY("advice_code","position")
);
--> statement-breakpoint
CREATE TABLE "roughage_average" (
	"product_type" smallint NOT NULL,
	"forage" text NOT NULL,
	"country_code" text NOT NULL,
	"season" smallint NOT NULL,
	"code" text NOT NULL,
	"total" double precision NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "roughage_average_pk" PRIMARY KEY("product_type","forage","country_code","season","code"),
	CONSTRAINT "roughage_average_product_type" CHECK (product_type in (4, 5)),
	CONSTRAINT "roughage_average_forage" CHECK (forage in ('hay', 'haylage', 'silage'))
);
--> statement-breakpoint
CREATE TABLE "roughage_correction" (
	"correction_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "roughage_correction_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sample_id" integer NOT NULL,
	"code" text NOT NULL,
	"value_before" double precision NOT NULL,
	"value_after" double precision NOT NULL,
	"reason" text NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roughage_reference" (
	"product_type" smallint NOT NULL,
	"sample_type" text NOT NULL,
	"code" text NOT NULL,
	"average" double precision NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "roughage_reference_product_type_sample_type_code_pk" PRIMARY KEY("product_type","sample_type","code"),
	CONSTRAINT "roughage_reference_product_type" CHECK (product_type in (4, 5)),
	CONSTRAINT "roughage_reference_sample_type" CHECK (sample_type in ('hay', 'silage'))
);
--> statement-breakpoint
CREATE TABLE "roughage_sample" (
	"sample_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "roughage_sample_sample_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"result_key" text NOT NULL,
	"order_id" integer,
	"is_example" boolean DEFAULT false NOT NULL,
	"variant_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"product_type" smallint NOT NULL,
	"sample_name" text NOT NULL,
	"sample_type" text,
	"taken_on" date,
	"status" text NOT NULL,
	"ordered_on" date,
	"received_on" date,
	"result_on" date,
	"advised_on" date,
	"adviser_note" text,
	"read_at" timestamp with time zone,
	CONSTRAINT "roughage_sample_result_key_unique" UNIQUE("result_key"),
	CONSTRAINT "roughage_sample_place" UNIQUE("order_id","variant_id","sequence"),
	CONSTRAINT "roughage_sample_origin" CHECK ((order_id is null) = is_example),
	CONSTRAINT "roughage_sample_known" CHECK (status in ('ordered', 'received') or received_on is not null and sample_type is not null),
	CONSTRAINT "roughage_sample_product_type" CHECK (product_type in (4, 5)),
	CONSTRAINT "roughage_sample_sample_type" CHECK (sample_type in ('hay', 'silage')),
	CONSTRAINT "roughage_sample_status" CHECK (status in ('ordered', 'received', 'measured', 'advised'))
);
--> statement-breakpoint
CREATE TABLE "roughage_tally" (
	"product_type" smallint NOT NULL,
	"sample_type" text NOT NULL,
	"code" text NOT NULL,
	"total" double precision NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "roughage_tally_product_type_sample_type_code_pk" PRIMARY KEY("product_type","sample_type","code"),
	CONSTRAINT "roughage_tally_product_type" CHECK (product_type in (4, 5)),
	CONSTRAINT "roughage_tally_sample_type" CHECK (sample_type in ('hay', 'silage'))
);
--> statement-breakpoint
CREATE TABLE "roughage_value" (
	"sample_id" integer NOT NULL,
	"code" text NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "roughage_value_sample_id_code_pk" PRIMARY KEY("sample_id","code")
);
--> statement-breakpoint
CREATE TABLE "attempt_count" (
	"subject" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL,
	CONSTRAINT "attempt_count_subject_window_start_pk" PRIMARY KEY("subject","window_start")
);
--> statement-breakpoint
CREATE TABLE "outbox_mail" (
	"mail_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_mail_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause_key" text NOT NULL,
	"kind" text NOT NULL,
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"to_address" text NOT NULL,
	"request_id" text,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"subject" text,
	"html" text,
	"plain_text" text,
	"message_id" text,
	"sent_at" timestamp with time zone,
	"resent_at" timestamp with time zone,
	CONSTRAINT "outbox_mail_cause_key_unique" UNIQUE("cause_key"),
	CONSTRAINT "outbox_mail_kind" CHECK (kind in ('order-confirmation', 'payment-failed', 'payment-refunded', 'order-out-of-stock', 'order-cancelled', 'order-sent', 'order-part-sent', 'lot-recall', 'credit-note', 'return-registered', 'return-changed', 'review-request', 'sample-received', 'sample-advised', 'sample-corrected', 'stock-alert', 'question-answered', 'report-receipt', 'report-decided', 'text-refused', 'pack-runs-out', 'cart-reminder', 'repeat-begun', 'repeat-announced', 'repeat-moved', 'repeat-collection-failed', 'repeat-payment-needed', 'repeat-paused', 'repeat-ended', 'account-activation', 'account-reset', 'account-sign-in', 'account-change-email', 'account-email-leaving', 'account-password-changed', 'account-passkey-added', 'account-deleted', 'newsletter-confirm', 'staff-invitation', 'staff-reset', 'staff-reset-told', 'staff-proofs-failed', 'withdrawal-receipt', 'ending-receipt'))
);
--> statement-breakpoint
CREATE TABLE "cart_reminder" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"subscription_id" integer,
	"reminder_subscription_id" integer,
	"token_hash" text NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_reminder_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscription" (
	"subscription_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "newsletter_subscription_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"email_address" text NOT NULL,
	"token_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"consent_version" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "newsletter_subscription_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "newsletter_mailbox" UNIQUE("site_id","email_address")
);
--> statement-breakpoint
CREATE TABLE "reminder_subscription" (
	"subscription_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "reminder_subscription_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"email_address" text NOT NULL,
	"token_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"consent_version" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "reminder_subscription_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "reminder_mailbox" UNIQUE("site_id","email_address")
);
--> statement-breakpoint
CREATE TABLE "book_check" (
	"book_check_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_check_book_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"checked_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone,
	"orders" integer,
	"breaches" integer NOT NULL,
	"first_breaches" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_day" (
	"day" date PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"product_ids" integer[] NOT NULL,
	"units" integer[] NOT NULL
);
--> statement-breakpoint
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
	"own_words" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
CREATE TABLE "invoice" (
	"invoice_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "invoice_invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"total_cents" integer NOT NULL,
	"document" jsonb NOT NULL,
	"pdf" "bytea",
	"refund_id" integer,
	CONSTRAINT "invoice_number" UNIQUE("series","number"),
	CONSTRAINT "invoice_kind" CHECK (kind in ('invoice', 'credit'))
);
--> statement-breakpoint
CREATE TABLE "invoice_counter" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL,
	"last_issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packing_claim" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"claimed_by" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_note" (
	"order_note_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_note_order_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"refund_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "refund_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 9001 CACHE 1),
	"order_id" integer NOT NULL,
	"payment_id" text,
	"amount_cents" integer NOT NULL,
	"gift_card_cents" integer DEFAULT 0 NOT NULL,
	"charged_back_cents" integer DEFAULT 0 NOT NULL,
	"delivery_cents" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"restock" boolean DEFAULT false NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"paid_at" timestamp with time zone,
	"provider_refund_id" text,
	"problem" text,
	"refused_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"transfer_reference" text,
	CONSTRAINT "refund_amounts" CHECK (amount_cents > 0 and gift_card_cents between 0 and amount_cents and delivery_cents between 0 and amount_cents
        and (payment_id is not null or (gift_card_cents = amount_cents and state = 'paid'))),
	CONSTRAINT "refund_charged_back" CHECK (charged_back_cents between 0 and amount_cents - gift_card_cents),
	CONSTRAINT "refund_reason" CHECK (reason in ('return', 'withdrawal', 'price-reduction', 'correction', 'cancellation', 'order-cancelled', 'paid-twice')),
	CONSTRAINT "refund_state" CHECK (state in ('owed', 'paid', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"order_event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "order_event_from_status" CHECK (from_status in ('open', 'paid', 'processing', 'sent', 'closed', 'cancelled')),
	CONSTRAINT "order_event_to_status" CHECK (to_status in ('open', 'paid', 'processing', 'sent', 'closed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" integer NOT NULL,
	"line_number" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"product_type" smallint NOT NULL,
	"quantity" integer NOT NULL,
	"description" text NOT NULL,
	"product_label" text NOT NULL,
	"original_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_class" text NOT NULL,
	"vat_percent" numeric(5, 2) NOT NULL,
	"vat_cents" integer NOT NULL,
	"is_free" boolean NOT NULL,
	"called_off" integer DEFAULT 0 NOT NULL,
	"repeat_days" smallint,
	"repeat_weeks" smallint,
	CONSTRAINT "order_line_order_id_line_number_pk" PRIMARY KEY("order_id","line_number"),
	CONSTRAINT "order_line_amounts" CHECK (quantity > 0 and total_cents >= 0 and (not is_free or total_cents = 0)),
	CONSTRAINT "order_line_product_type" CHECK (product_type in (1, 2, 3, 4, 5)),
	CONSTRAINT "order_line_vat_class" CHECK (vat_class in ('low', 'high'))
);
--> statement-breakpoint
CREATE TABLE "order_parcel" (
	"order_id" integer NOT NULL,
	"parcel_number" text NOT NULL,
	"shipment_id" integer,
	CONSTRAINT "order_parcel_order_id_parcel_number_pk" PRIMARY KEY("order_id","parcel_number")
);
--> statement-breakpoint
CREATE TABLE "order_sample" (
	"order_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"sample_name" text NOT NULL,
	CONSTRAINT "order_sample_order_id_variant_id_sequence_pk" PRIMARY KEY("order_id","variant_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"order_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "shop_order_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"order_key" text NOT NULL,
	"cart_id" text NOT NULL,
	"idempotency_key" text,
	"request_hash" text,
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"account_id" uuid,
	"status" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"hold_until" timestamp with time zone NOT NULL,
	"email_address" text NOT NULL,
	"client_ip" text,
	"billing" jsonb NOT NULL,
	"delivery" jsonb NOT NULL,
	"shipping_address" jsonb,
	"is_scan_only" boolean NOT NULL,
	"begin_analysis" boolean DEFAULT false NOT NULL,
	"contract_version" text,
	"calculation" jsonb NOT NULL,
	"calculation_version" smallint DEFAULT 1 NOT NULL,
	"lines_cents" integer NOT NULL,
	"order_discount_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"payment_costs_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"total_excl_vat_cents" integer NOT NULL,
	"vat_low_cents" integer NOT NULL,
	"vat_high_cents" integer NOT NULL,
	"gift_card_cents" integer NOT NULL,
	"due_cents" integer NOT NULL,
	"discount_code" text,
	"payment_method_id" text,
	"shown_currency" text NOT NULL,
	"exchange_rate" numeric(12, 6) NOT NULL,
	"shown_total_cents" integer NOT NULL,
	CONSTRAINT "shop_order_cart_id_unique" UNIQUE("cart_id"),
	CONSTRAINT "shop_order_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "shop_order_sums" CHECK (total_cents = lines_cents - order_discount_cents + shipping_cents + payment_costs_cents
        and total_cents = total_excl_vat_cents + vat_low_cents + vat_high_cents
        and due_cents = total_cents - gift_card_cents
        and total_cents >= 0 and due_cents >= 0 and gift_card_cents >= 0),
	CONSTRAINT "shop_order_status" CHECK (status in ('open', 'paid', 'processing', 'sent', 'closed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "stock_reservation" (
	"order_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "stock_reservation_order_id_variant_id_pk" PRIMARY KEY("order_id","variant_id"),
	CONSTRAINT "stock_reservation_quantity" CHECK (quantity > 0),
	CONSTRAINT "stock_reservation_state" CHECK (state in ('held', 'claimed', 'released'))
);
--> statement-breakpoint
CREATE TABLE "turnover_day" (
	"day" date NOT NULL,
	"site_id" integer NOT NULL,
	"orders" integer NOT NULL,
	"pieces" integer NOT NULL,
	"gross_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"refunded_cents" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "turnover_day_day_site_id_pk" PRIMARY KEY("day","site_id"),
	CONSTRAINT "turnover_day_counts" CHECK (orders >= 0 and pieces >= 0 and refunded_cents >= 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"withdrawal_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "withdrawal_withdrawal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 5001 CACHE 1),
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"order_id" integer,
	"order_number" text NOT NULL,
	"full_name" text NOT NULL,
	"email_address" text NOT NULL,
	"statement" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"closing_note" text,
	"kind" text DEFAULT 'withdrawal' NOT NULL,
	"ends_on" date,
	"declaration_hash" text,
	"confirm_hash" text,
	"confirmed_at" timestamp with time zone,
	"ending_id" integer,
	CONSTRAINT "withdrawal_state" CHECK (state in ('waiting', 'accepted', 'closed')),
	CONSTRAINT "withdrawal_kind" CHECK (kind in ('withdrawal', 'ending', 'ending-for-cause'))
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"gift_card_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "gift_card_gift_card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"number" text NOT NULL,
	"pin_hash" text NOT NULL,
	"issued_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "gift_card_number_unique" UNIQUE("number"),
	CONSTRAINT "gift_card_balance" CHECK (balance_cents between 0 and issued_cents)
);
--> statement-breakpoint
CREATE TABLE "gift_card_debit" (
	"gift_card_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"debited_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"returned_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gift_card_debit_gift_card_id_order_id_pk" PRIMARY KEY("gift_card_id","order_id"),
	CONSTRAINT "gift_card_debit_amount" CHECK (amount_cents > 0),
	CONSTRAINT "gift_card_debit_returned" CHECK (returned_cents between 0 and amount_cents)
);
--> statement-breakpoint
CREATE TABLE "gift_card_issue" (
	"gift_card_id" integer PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_payment_id" text,
	"payment_method_id" text NOT NULL,
	"issuer" text,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"reported_status" text,
	"checkout_url" text,
	"transfer" jsonb,
	"starting_until" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refund_due_cents" integer DEFAULT 0 NOT NULL,
	"refund_reason" text,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refund_id" text,
	"sequence" text,
	"mandate_id" integer,
	"charged_back_cents" integer DEFAULT 0 NOT NULL,
	"charged_back_at" timestamp with time zone,
	CONSTRAINT "payment_provider_payment_id_unique" UNIQUE("provider_payment_id"),
	CONSTRAINT "payment_amount" CHECK (amount_cents > 0 and refunded_cents >= 0 and refunded_cents <= refund_due_cents and refund_due_cents <= amount_cents),
	CONSTRAINT "payment_provider" CHECK (provider in ('sandbox', 'mollie')),
	CONSTRAINT "payment_status" CHECK (status in ('created', 'open', 'paid', 'failed', 'canceled', 'expired')),
	CONSTRAINT "payment_reported_status" CHECK (reported_status in ('open', 'paid', 'failed', 'canceled', 'expired')),
	CONSTRAINT "payment_refund_reason" CHECK (refund_reason in ('order-cancelled', 'paid-twice')),
	CONSTRAINT "payment_sequence" CHECK (sequence in ('first', 'recurring')),
	CONSTRAINT "payment_mandate_known" CHECK (sequence is distinct from 'recurring' or mandate_id is not null)
);
--> statement-breakpoint
CREATE TABLE "payment_mandate" (
	"mandate_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "payment_mandate_mandate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"provider" text NOT NULL,
	"provider_customer_id" text NOT NULL,
	"provider_mandate_id" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"label" text,
	"created_at" timestamp with time zone NOT NULL,
	"unneeded_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "payment_mandate_of_provider" UNIQUE("provider","provider_mandate_id"),
	CONSTRAINT "payment_mandate_provider" CHECK (provider in ('sandbox', 'mollie')),
	CONSTRAINT "payment_mandate_method" CHECK (payment_method_id in ('sepa', 'creditcard'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_mandate" (
	"sandbox_mandate_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"method" text NOT NULL,
	"label" text NOT NULL,
	"is_revoked" boolean DEFAULT false NOT NULL,
	"failures_to_come" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"sandbox_payment_id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"refunds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description" text NOT NULL,
	"method" text NOT NULL,
	"issuer" text,
	"status" text NOT NULL,
	"redirect_url" text NOT NULL,
	"webhook_url" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"history" jsonb NOT NULL,
	"sequence" text,
	"customer_id" text,
	"sandbox_mandate_id" text,
	"collect_at" timestamp with time zone,
	"is_to_fail" boolean DEFAULT false NOT NULL,
	"agreed_days" smallint[],
	"agreed_weeks" smallint[],
	"charged_back_cents" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_payment_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "sandbox_payment_status" CHECK (status in ('open', 'paid', 'failed', 'canceled', 'expired')),
	CONSTRAINT "sandbox_payment_sequence" CHECK (sequence in ('first', 'recurring'))
);
--> statement-breakpoint
CREATE TABLE "price_terms" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "price_terms_only_row" CHECK (only_row)
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"promotion_id" integer PRIMARY KEY NOT NULL,
	"promotion_key" text NOT NULL,
	"code" text,
	"priority" integer NOT NULL,
	"is_exclusive" boolean NOT NULL,
	"site_ids" integer[],
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"usage_limit" integer,
	"usage_limit_per_customer" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"rule" jsonb NOT NULL,
	"titles" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "promotion_promotion_key_unique" UNIQUE("promotion_key"),
	CONSTRAINT "promotion_code_unique" UNIQUE("code"),
	CONSTRAINT "promotion_used" CHECK (used >= 0 and (usage_limit is null or used <= usage_limit))
);
--> statement-breakpoint
CREATE TABLE "promotion_redemption" (
	"promotion_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"customer_key" text NOT NULL,
	"customer_use" integer NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "promotion_redemption_promotion_id_order_id_pk" PRIMARY KEY("promotion_id","order_id"),
	CONSTRAINT "promotion_redemption_customer_use" UNIQUE("promotion_id","customer_key","customer_use")
);
--> statement-breakpoint
CREATE TABLE "question_origin" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"user_id" uuid,
	"email_address" text,
	"question_hash" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"rejected_because" text,
	"own_words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "question_of_mailbox" UNIQUE("product_id","email_address","question_hash"),
	CONSTRAINT "question_origin_state" CHECK (state in ('waiting', 'published', 'rejected')),
	CONSTRAINT "question_origin_rejection" CHECK ((state = 'rejected') = (rejected_because is not null)),
	CONSTRAINT "question_origin_decided" CHECK ((state = 'waiting') = (decided_at is null)),
	CONSTRAINT "question_origin_version" CHECK (version > 0)
);
--> statement-breakpoint
CREATE TABLE "repeat_delivery" (
	"repeat_delivery_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "repeat_delivery_repeat_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"user_id" uuid NOT NULL,
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"state" text NOT NULL,
	"pause_reason" text,
	"days" smallint DEFAULT 0 NOT NULL,
	"weeks" smallint,
	"version" integer DEFAULT 1 NOT NULL,
	"planned_on" date NOT NULL,
	"day" date NOT NULL,
	"order_on" date NOT NULL,
	"announce_on" date NOT NULL,
	"delivery_days" smallint[] DEFAULT '{1,2}' NOT NULL,
	"announced_day" date,
	"announced_cents" integer,
	"announced_without" integer[] DEFAULT '{}' NOT NULL,
	"last_cents" integer,
	"shortages" smallint DEFAULT 0 NOT NULL,
	"billing" jsonb NOT NULL,
	"shipping" jsonb NOT NULL,
	"alternative_shipping_address" boolean NOT NULL,
	"dealer_id" integer,
	"parcel_shop_id" text,
	"parcel_shop_zipcode_or_city" text,
	"driver_remark" text,
	"mandate_id" integer,
	"payment_method_id" text NOT NULL,
	"first_order_id" integer NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"is_told" boolean DEFAULT true NOT NULL,
	CONSTRAINT "repeat_delivery_days" CHECK (days between 7 and 182),
	CONSTRAINT "repeat_delivery_weeks" CHECK (weeks between 1 and 26),
	CONSTRAINT "repeat_delivery_dates" CHECK (day >= planned_on and order_on < day and announce_on < order_on),
	CONSTRAINT "repeat_delivery_pause" CHECK ((pause_reason is not null) = (state = 'paused')),
	CONSTRAINT "repeat_delivery_state" CHECK (state in ('active', 'paused', 'ended')),
	CONSTRAINT "repeat_delivery_pause_reason" CHECK (pause_reason in ('customer', 'collection', 'chargeback', 'goods', 'gone', 'undeliverable', 'place', 'mandate', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "repeat_delivery_event" (
	"repeat_delivery_event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repeat_delivery_event_repeat_delivery_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"repeat_delivery_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"is_by_customer" boolean NOT NULL,
	"day" date,
	"order_id" integer,
	"request_key" text,
	CONSTRAINT "repeat_delivery_event_event" CHECK (event in ('begun', 'changed', 'address-changed', 'method-changed', 'skipped', 'moved', 'short', 'dearer', 'gone', 'unpaid', 'announced', 'ordered', 'paid', 'collection-failed', 'charged-back', 'not-paid', 'paused', 'resumed', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "repeat_delivery_line" (
	"repeat_delivery_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "repeat_delivery_line_repeat_delivery_id_variant_id_pk" PRIMARY KEY("repeat_delivery_id","variant_id"),
	CONSTRAINT "repeat_delivery_line_quantity" CHECK (quantity between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "repeat_delivery_order" (
	"repeat_delivery_id" integer NOT NULL,
	"planned_on" date NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"cart_id" text NOT NULL,
	"announced_cents" integer,
	"order_id" integer,
	"failures" smallint DEFAULT 0 NOT NULL,
	"retry_on" date,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "repeat_delivery_order_repeat_delivery_id_planned_on_pk" PRIMARY KEY("repeat_delivery_id","planned_on"),
	CONSTRAINT "repeat_delivery_order_cart_id_unique" UNIQUE("cart_id"),
	CONSTRAINT "repeat_delivery_order_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "repeat_delivery_order_state" CHECK (state in ('taken', 'collecting', 'paid', 'failed', 'short', 'dearer', 'gone'))
);
--> statement-breakpoint
CREATE TABLE "content_report" (
	"report_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "content_report_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"review_id" integer,
	"question_id" integer,
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"reader_site_id" integer NOT NULL,
	"reader_language_id" smallint NOT NULL,
	"reason" text NOT NULL,
	"explanation" text NOT NULL,
	"full_name" text,
	"email_address" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "content_report_reason" CHECK (reason in ('unlawful', 'insulting', 'personal', 'untrue', 'other')),
	CONSTRAINT "content_report_state" CHECK (state in ('open', 'kept', 'removed')),
	CONSTRAINT "content_report_about" CHECK (num_nonnulls(review_id, question_id) = 1),
	CONSTRAINT "content_report_moment" CHECK ((state = 'open') = (decided_at is null))
);
--> statement-breakpoint
CREATE TABLE "product_return" (
	"return_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "product_return_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 7001 CACHE 1),
	"order_id" integer NOT NULL,
	"line_number" smallint NOT NULL,
	"variant_id" integer NOT NULL,
	"user_id" uuid,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"remarks" text NOT NULL,
	"status" text NOT NULL,
	"withdrawal_id" integer,
	"refusal" text,
	"own_words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_return_quantity" CHECK (quantity > 0),
	CONSTRAINT "product_return_reason" CHECK (reason in ('damaged', 'wrong-product', 'quality', 'ordered-too-much', 'other')),
	CONSTRAINT "product_return_status" CHECK (status in ('registered', 'received', 'refunded', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "return_photo" (
	"return_id" integer PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "return_photo_media_type" CHECK (media_type in ('image/jpeg'))
);
--> statement-breakpoint
CREATE TABLE "review_origin" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"user_id" uuid,
	"order_id" integer,
	"product_id" integer NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"verdict" text NOT NULL,
	"verdict_reason" text,
	"own_words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "review_of_customer" UNIQUE("user_id","product_id"),
	CONSTRAINT "review_of_order" UNIQUE("order_id","product_id"),
	CONSTRAINT "review_origin_verdict" CHECK (verdict in ('published', 'waiting', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "review_request" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_request_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "review_silence" (
	"site_id" integer NOT NULL,
	"mailbox_hash" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "review_silence_site_id_mailbox_hash_pk" PRIMARY KEY("site_id","mailbox_hash")
);
--> statement-breakpoint
CREATE TABLE "seed_run" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"finished_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country" (
	"country_id" integer PRIMARY KEY NOT NULL,
	"region_code" text NOT NULL,
	"position" integer NOT NULL,
	"more_days" smallint[] DEFAULT '{0,0}' NOT NULL,
	"label_languages" text[] DEFAULT '{}' NOT NULL,
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
	CONSTRAINT "notification_key_unique" UNIQUE("key"),
	CONSTRAINT "notification_tone" CHECK (tone in ('information', 'warning'))
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
	"exchange_rate_on" date,
	"price_level_percent" numeric(6, 2) NOT NULL,
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
CREATE TABLE "tax_class" (
	"tax_class" text PRIMARY KEY NOT NULL,
	"supply" text NOT NULL,
	"vat_type" text NOT NULL,
	CONSTRAINT "tax_class_supply" CHECK (supply in ('goods', 'service')),
	CONSTRAINT "tax_class_vat_type" CHECK (vat_type in ('low', 'high'))
);
--> statement-breakpoint
CREATE TABLE "tax_rate" (
	"country_id" integer NOT NULL,
	"tax_class" text NOT NULL,
	"valid_from" date NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"source" text NOT NULL,
	"confirm" text,
	CONSTRAINT "tax_rate_country_id_tax_class_valid_from_pk" PRIMARY KEY("country_id","tax_class","valid_from")
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
CREATE TABLE "vat_rate" (
	"country_id" integer NOT NULL,
	"vat_class" text NOT NULL,
	"valid_from" date NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	CONSTRAINT "vat_rate_country_id_vat_class_valid_from_pk" PRIMARY KEY("country_id","vat_class","valid_from"),
	CONSTRAINT "vat_rate_vat_class" CHECK (vat_class in ('low', 'high'))
);
--> statement-breakpoint
CREATE TABLE "stock_alert" (
	"stock_alert_id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "stock_alert_stock_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"language_id" smallint NOT NULL,
	"variant_id" integer NOT NULL,
	"email_address" text NOT NULL,
	"token_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "stock_alert_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "stock_alert_wish" UNIQUE("site_id","variant_id","email_address")
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
CREATE TABLE "product_feed" (
	"origin" text PRIMARY KEY NOT NULL,
	"etag" text NOT NULL,
	"body" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL
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
	"added_by" text,
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
ALTER TABLE "account" ADD CONSTRAINT "account_site_id_site_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_address" ADD CONSTRAINT "account_address_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_device" ADD CONSTRAINT "account_device_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_passkey" ADD CONSTRAINT "account_passkey_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_factor" ADD CONSTRAINT "staff_factor_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_identity" ADD CONSTRAINT "staff_identity_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_search" ADD CONSTRAINT "staff_search_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_search" ADD CONSTRAINT "staff_search_account_id_account_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_view" ADD CONSTRAINT "staff_view_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_request" ADD CONSTRAINT "staff_request_token_id_staff_token_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."staff_token"("token_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_item" ADD CONSTRAINT "task_item_task_id_task_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_account_id_account_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("cart_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonation_key" ADD CONSTRAINT "impersonation_key_cart_id_cart_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("cart_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_product" ADD CONSTRAINT "announced_product_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_stock" ADD CONSTRAINT "announced_stock_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_question" ADD CONSTRAINT "product_question_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_question" ADD CONSTRAINT "product_question_language_id_language_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_text" ADD CONSTRAINT "category_text_category_id_category_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("category_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_text" ADD CONSTRAINT "category_text_language_id_language_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facet_value" ADD CONSTRAINT "facet_value_facet_key_facet_key_fk" FOREIGN KEY ("facet_key") REFERENCES "public"."facet"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_help" ADD CONSTRAINT "search_help_language_id_language_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_language_id_language_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_aggregate" ADD CONSTRAINT "review_aggregate_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("review_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_offer" ADD CONSTRAINT "search_offer_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_product" ADD CONSTRAINT "search_product_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_category_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facet" ADD CONSTRAINT "product_facet_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facet" ADD CONSTRAINT "product_facet_facet_key_value_key_facet_value_facet_key_key_fk" FOREIGN KEY ("facet_key","value_key") REFERENCES "public"."facet_value"("facet_key","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_language_id_language_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variant" ADD CONSTRAINT "product_variant_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_site_id_site_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_language_id_language_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication" ADD CONSTRAINT "publication_text_language_id_language_language_id_fk" FOREIGN KEY ("text_language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation" ADD CONSTRAINT "recommendation_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation" ADD CONSTRAINT "recommendation_recommended_id_product_product_id_fk" FOREIGN KEY ("recommended_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_price" ADD CONSTRAINT "variant_price_site_id_site_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_price" ADD CONSTRAINT "variant_price_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_text" ADD CONSTRAINT "content_text_language_id_language_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_text" ADD CONSTRAINT "content_text_kind_content_id_content_item_kind_content_id_fk" FOREIGN KEY ("kind","content_id") REFERENCES "public"."content_item"("kind","content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_text" ADD CONSTRAINT "home_text_language_id_language_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path" ADD CONSTRAINT "path_text_language_id_language_language_id_fk" FOREIGN KEY ("text_language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path" ADD CONSTRAINT "path_site_id_language_id_site_language_site_id_language_id_fk" FOREIGN KEY ("site_id","language_id") REFERENCES "public"."site_language"("site_id","language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dealer" ADD CONSTRAINT "dealer_country_id_country_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("country_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_address" ADD CONSTRAINT "known_address_country_id_country_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("country_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_shop" ADD CONSTRAINT "parcel_shop_country_id_country_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("country_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_tariff" ADD CONSTRAINT "shipping_tariff_site_id_site_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_tariff" ADD CONSTRAINT "shipping_tariff_country_id_country_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("country_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horse" ADD CONSTRAINT "horse_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horse_pack" ADD CONSTRAINT "horse_pack_horse_id_horse_horse_id_fk" FOREIGN KEY ("horse_id") REFERENCES "public"."horse"("horse_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horse_pack" ADD CONSTRAINT "horse_pack_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horse_photo" ADD CONSTRAINT "horse_photo_horse_id_horse_horse_id_fk" FOREIGN KEY ("horse_id") REFERENCES "public"."horse"("horse_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "horse_weight" ADD CONSTRAINT "horse_weight_horse_id_horse_horse_id_fk" FOREIGN KEY ("horse_id") REFERENCES "public"."horse"("horse_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roughage_correction" ADD CONSTRAINT "roughage_correction_sample_id_roughage_sample_sample_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."roughage_sample"("sample_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roughage_sample" ADD CONSTRAINT "roughage_sample_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roughage_value" ADD CONSTRAINT "roughage_value_sample_id_roughage_sample_sample_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."roughage_sample"("sample_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_reminder" ADD CONSTRAINT "cart_reminder_subscription_id_newsletter_subscription_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscription"("subscription_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_reminder" ADD CONSTRAINT "cart_reminder_of_consent" FOREIGN KEY ("reminder_subscription_id") REFERENCES "public"."reminder_subscription"("subscription_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_refund_id_refund_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("refund_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_claim" ADD CONSTRAINT "packing_claim_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcel" ADD CONSTRAINT "order_parcel_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sample" ADD CONSTRAINT "order_sample_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sample" ADD CONSTRAINT "order_sample_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_cart_id_cart_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("cart_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_account_id_account_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_debit" ADD CONSTRAINT "gift_card_debit_gift_card_id_gift_card_gift_card_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_card"("gift_card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_issue" ADD CONSTRAINT "gift_card_issue_gift_card_id_gift_card_gift_card_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_card"("gift_card_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_mandate_id_payment_mandate_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."payment_mandate"("mandate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_redemption" ADD CONSTRAINT "promotion_redemption_promotion_id_promotion_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("promotion_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_origin" ADD CONSTRAINT "question_origin_question_id_product_question_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_question"("question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_origin" ADD CONSTRAINT "question_origin_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_origin" ADD CONSTRAINT "question_origin_site_id_site_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_origin" ADD CONSTRAINT "question_origin_language_id_language_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_origin" ADD CONSTRAINT "question_origin_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeat_delivery" ADD CONSTRAINT "repeat_delivery_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeat_delivery" ADD CONSTRAINT "repeat_delivery_mandate_id_payment_mandate_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."payment_mandate"("mandate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeat_delivery" ADD CONSTRAINT "repeat_delivery_first_order_id_shop_order_order_id_fk" FOREIGN KEY ("first_order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeat_delivery_event" ADD CONSTRAINT "repeat_delivery_event_repeat_delivery_id_repeat_delivery_repeat_delivery_id_fk" FOREIGN KEY ("repeat_delivery_id") REFERENCES "public"."repeat_delivery"("repeat_delivery_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeat_delivery_event" ADD CONSTRAINT "repeat_delivery_event_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeat_delivery_line" ADD CONSTRAINT "repeat_delivery_line_repeat_delivery_id_repeat_delivery_repeat_delivery_id_fk" FOREIGN KEY ("repeat_delivery_id") REFERENCES "public"."repeat_delivery"("repeat_delivery_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeat_delivery_line" ADD CONSTRAINT "repeat_delivery_line_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeat_delivery_order" ADD CONSTRAINT "repeat_delivery_order_repeat_delivery_id_repeat_delivery_repeat_delivery_id_fk" FOREIGN KEY ("repeat_delivery_id") REFERENCES "public"."repeat_delivery"("repeat_delivery_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeat_delivery_order" ADD CONSTRAINT "repeat_delivery_order_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_review_id_review_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("review_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_question_id_product_question_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_question"("question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_site_id_site_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_language_id_language_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_reader_site_id_site_site_id_fk" FOREIGN KEY ("reader_site_id") REFERENCES "public"."site"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_reader_language_id_language_language_id_fk" FOREIGN KEY ("reader_language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_return" ADD CONSTRAINT "product_return_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_return" ADD CONSTRAINT "product_return_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_return" ADD CONSTRAINT "product_return_withdrawal_id_withdrawal_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("withdrawal_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photo" ADD CONSTRAINT "return_photo_return_id_product_return_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."product_return"("return_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_origin" ADD CONSTRAINT "review_origin_review_id_review_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("review_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_origin" ADD CONSTRAINT "review_origin_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_origin" ADD CONSTRAINT "review_origin_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_origin" ADD CONSTRAINT "review_origin_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_request" ADD CONSTRAINT "review_request_order_id_shop_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_country_id_country_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("country_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_fallback_language_id_language_language_id_fk" FOREIGN KEY ("fallback_language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_header_usp_collection_id_usp_collection_usp_collection_id_fk" FOREIGN KEY ("header_usp_collection_id") REFERENCES "public"."usp_collection"("usp_collection_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_cart_usp_collection_id_usp_collection_usp_collection_id_fk" FOREIGN KEY ("cart_usp_collection_id") REFERENCES "public"."usp_collection"("usp_collection_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_notification_id_notification_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notification"("notification_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_language" ADD CONSTRAINT "site_language_site_id_site_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("site_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_language" ADD CONSTRAINT "site_language_language_id_language_language_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."language"("language_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_rate" ADD CONSTRAINT "tax_rate_country_id_country_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("country_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_rate" ADD CONSTRAINT "tax_rate_tax_class_tax_class_tax_class_fk" FOREIGN KEY ("tax_class") REFERENCES "public"."tax_class"("tax_class") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usp_item" ADD CONSTRAINT "usp_item_usp_collection_id_usp_collection_usp_collection_id_fk" FOREIGN KEY ("usp_collection_id") REFERENCES "public"."usp_collection"("usp_collection_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_rate" ADD CONSTRAINT "vat_rate_country_id_country_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("country_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alert" ADD CONSTRAINT "stock_alert_variant_id_product_variant_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variant"("variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_webhook_endpoint_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoint"("endpoint_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_event_id_webhook_event_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_event"("event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_activated" ON "account" USING btree ("activated_at","user_id") WHERE is_activated;--> statement-breakpoint
CREATE INDEX "account_newest" ON "account" USING btree ("site_id","activated_at","user_id") WHERE is_activated;--> statement-breakpoint
CREATE UNIQUE INDEX "account_mailbox" ON "account" USING btree ("site_id","email_address") WHERE is_activated;--> statement-breakpoint
CREATE INDEX "account_registration" ON "account" USING btree ("site_id","email_address") WHERE not is_activated;--> statement-breakpoint
CREATE INDEX "account_waiting" ON "account" USING btree ("created_at") WHERE not is_activated;--> statement-breakpoint
CREATE INDEX "account_address_account" ON "account_address" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_address_billing" ON "account_address" USING btree ("user_id") WHERE is_billing_default;--> statement-breakpoint
CREATE UNIQUE INDEX "account_address_delivery" ON "account_address" USING btree ("user_id") WHERE is_delivery_default;--> statement-breakpoint
CREATE INDEX "account_device_account" ON "account_device" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_device_end" ON "account_device" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_passkey_account" ON "account_passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_session_account" ON "account_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_session_end" ON "account_session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_session_handover" ON "account_session" USING btree ("handover_hash") WHERE handover_hash is not null;--> statement-breakpoint
CREATE INDEX "account_token_account" ON "account_token" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "account_token_end" ON "account_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_captcha_end" ON "used_captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_passkey_challenge_end" ON "used_passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entry_moment" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_comings" ON "audit_entry" USING btree ("at") WHERE action in ('signed-in', 'sign-in-failed', 'signed-out');--> statement-breakpoint
CREATE INDEX "audit_entry_others" ON "audit_entry" USING btree ("at") WHERE substring(subject from '^([a-z-]+)[ :]') not in ('order', 'payment', 'refund', 'invoice', 'return', 'withdrawal', 'shipment', 'pack', 'lot', 'recall', 'gift-card');--> statement-breakpoint
CREATE INDEX "audit_entry_of_subject" ON "audit_entry" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_entry_by_actor" ON "audit_entry" USING btree ("actor","at","action",(substring(subject from '^([a-z-]+)[ :]')));--> statement-breakpoint
CREATE INDEX "audit_entry_by_action" ON "audit_entry" USING btree ("action","at",(substring(subject from '^([a-z-]+)[ :]')));--> statement-breakpoint
CREATE INDEX "audit_entry_by_entity" ON "audit_entry" USING btree ((substring(subject from '^([a-z-]+)[ :]')),"at");--> statement-breakpoint
CREATE INDEX "audit_entry_of_sites" ON "audit_entry" USING btree ("site_ids","at","action",(substring(subject from '^([a-z-]+)[ :]'))) WHERE site_ids is not null;--> statement-breakpoint
CREATE INDEX "staff_challenge_end" ON "staff_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_grant_member" ON "staff_grant" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_identity_member" ON "staff_identity" USING btree ("member_id","issuer");--> statement-breakpoint
CREATE INDEX "staff_invitation_end" ON "staff_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_open" ON "staff_invitation" USING btree ("email_address") WHERE used_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "staff_passkey_member" ON "staff_passkey" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_recovery_code_member" ON "staff_recovery_code" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_session_member" ON "staff_session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_session_end" ON "staff_session" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "staff_search_word_of_order" ON "staff_search" USING btree ("word" text_pattern_ops,"at" DESC NULLS LAST) WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "staff_search_word_of_account" ON "staff_search" USING btree ("word" text_pattern_ops,"at" DESC NULLS LAST) WHERE account_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_search_of_order" ON "staff_search" USING btree ("order_id","word" text_pattern_ops) WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_search_of_account" ON "staff_search" USING btree ("account_id","word" text_pattern_ops) WHERE account_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_view_name" ON "staff_view" USING btree ("member_id","list","name");--> statement-breakpoint
CREATE INDEX "staff_view_list" ON "staff_view" USING btree ("list");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_request_caller" ON "staff_request" USING btree ("caller","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_request_token" ON "staff_request" USING btree ("token_id","idempotency_key") WHERE token_id is not null;--> statement-breakpoint
CREATE INDEX "staff_request_moment" ON "staff_request" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "task_running" ON "task" USING btree ("moved_at") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "task_of_maker" ON "task" USING btree ("made_by","task_id");--> statement-breakpoint
CREATE INDEX "task_finished" ON "task" USING btree ("finished_at") WHERE finished_at is not null;--> statement-breakpoint
CREATE INDEX "task_item_waiting" ON "task_item" USING btree ("task_id","place") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "task_item_refused" ON "task_item" USING btree ("task_id","place") WHERE state = 'refused';--> statement-breakpoint
CREATE INDEX "cart_created" ON "cart" USING brin ("created");--> statement-breakpoint
CREATE INDEX "cart_open" ON "cart" USING btree ("created") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "cart_of_account" ON "cart" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "product_question_shown" ON "product_question" USING btree ("product_id","language_id","published_at" DESC NULLS FIRST,"question_id" DESC NULLS FIRST) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "review_product" ON "review" USING btree ("product_id","written_on" DESC NULLS LAST,"review_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_photo_hidden" ON "review_photo" USING btree ("decided_at") WHERE not is_shown;--> statement-breakpoint
CREATE INDEX "search_offer_stale" ON "search_offer" USING btree ("site_id","stale_at");--> statement-breakpoint
CREATE INDEX "search_offer_product" ON "search_offer" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_product_codes" ON "search_product" USING gin ("codes");--> statement-breakpoint
CREATE INDEX "search_word_prefix" ON "search_word" USING btree ("text_scope","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_stems" ON "search_word" USING gin ("stems");--> statement-breakpoint
CREATE INDEX "search_word_part_stems" ON "search_word" USING gin ("part_stems");--> statement-breakpoint
CREATE INDEX "search_word_slip_keys" ON "search_word" USING gin ("slip_keys");--> statement-breakpoint
CREATE INDEX "stock_movement_variant" ON "stock_movement" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_movement_order" ON "stock_movement" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "product_text_title_words" ON "product_text" USING gin (to_tsvector('simple', title));--> statement-breakpoint
CREATE INDEX "product_variant_product" ON "product_variant" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "publication_product" ON "publication" USING btree ("product_id","site_id");--> statement-breakpoint
CREATE INDEX "variant_price_moment" ON "variant_price" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "vain_search_most" ON "vain_search" USING btree ("site_id","day","times");--> statement-breakpoint
CREATE INDEX "contract_document_current" ON "contract_document" USING btree ("site_id","language_id","current_since");--> statement-breakpoint
CREATE UNIQUE INDEX "path_current_ref" ON "path" USING btree ("site_id","language_id","ref") WHERE is_current;--> statement-breakpoint
CREATE INDEX "path_target" ON "path" USING btree ("site_id","language_id","kind","target_id");--> statement-breakpoint
CREATE INDEX "path_parent" ON "path" USING btree ("site_id","language_id","parent_ref","position") WHERE is_current;--> statement-breakpoint
CREATE INDEX "path_ref" ON "path" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "path_lastmod" ON "path" USING btree ("lastmod") WHERE is_current and in_sitemap;--> statement-breakpoint
CREATE INDEX "parcel_shop_place" ON "parcel_shop" USING btree ("country_id","zipcode");--> statement-breakpoint
CREATE INDEX "horse_account" ON "horse" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "horse_pack_due" ON "horse_pack" USING btree ("runs_out_on") WHERE is_reminded and reminded_at is null;--> statement-breakpoint
CREATE INDEX "horse_pack_variant" ON "horse_pack" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "roughage_correction_sample" ON "roughage_correction" USING btree ("sample_id");--> statement-breakpoint
CREATE INDEX "roughage_sample_order" ON "roughage_sample" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "roughage_sample_by_status" ON "roughage_sample" USING btree ("status","sample_id");--> statement-breakpoint
CREATE INDEX "roughage_sample_at_work" ON "roughage_sample" USING btree ("sample_id") WHERE status <> 'advised';--> statement-breakpoint
CREATE INDEX "outbox_mail_waiting" ON "outbox_mail" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outbox_mail_kept" ON "outbox_mail" USING btree ("sent_at") WHERE html is not null;--> statement-breakpoint
CREATE INDEX "outbox_mail_sent" ON "outbox_mail" USING btree ("sent_at") WHERE kind <> 'order-confirmation';--> statement-breakpoint
CREATE INDEX "outbox_mail_order" ON "outbox_mail" USING btree (("facts"->>'orderId')) WHERE facts ? 'orderId';--> statement-breakpoint
CREATE INDEX "outbox_mail_list_by_address" ON "outbox_mail" USING btree ("to_address","mail_id") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_mail_list_by_kind" ON "outbox_mail" USING btree ("kind","mail_id") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_mail_list_by_site" ON "outbox_mail" USING btree ("site_id","mail_id") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "cart_reminder_mailbox" ON "cart_reminder" USING btree ("subscription_id","reminded_at");--> statement-breakpoint
CREATE INDEX "cart_reminder_consent" ON "cart_reminder" USING btree ("reminder_subscription_id","reminded_at");--> statement-breakpoint
CREATE INDEX "cart_reminder_moment" ON "cart_reminder" USING btree ("reminded_at");--> statement-breakpoint
CREATE INDEX "book_check_moment" ON "book_check" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "lot_movement_lot" ON "lot_movement" USING btree ("lot_id","lot_movement_id");--> statement-breakpoint
CREATE INDEX "lot_recall_lot" ON "lot_recall" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "order_line_lot_lot" ON "order_line_lot" USING btree ("lot_id","order_id");--> statement-breakpoint
CREATE INDEX "shipment_order" ON "shipment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipment_moment" ON "shipment" USING btree ("sent_at","shipment_id");--> statement-breakpoint
CREATE INDEX "stock_lot_by_number" ON "stock_lot" USING btree ("lot_number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_once" ON "invoice" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_refund" ON "invoice" USING btree ("refund_id") WHERE refund_id is not null;--> statement-breakpoint
CREATE INDEX "invoice_order" ON "invoice" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoice_without_paper" ON "invoice" USING btree ("invoice_id") WHERE pdf is null;--> statement-breakpoint
CREATE INDEX "invoice_moment" ON "invoice" USING btree ("issued_at","invoice_id");--> statement-breakpoint
CREATE INDEX "order_note_order" ON "order_note" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_moment" ON "refund" USING btree ("made_at","refund_id");--> statement-breakpoint
CREATE INDEX "refund_unpaid" ON "refund" USING btree ("made_at") WHERE state <> 'paid';--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_event_moment" ON "order_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_event_changes" ON "order_event" USING btree ("at","order_event_id") WHERE from_status is not null;--> statement-breakpoint
CREATE INDEX "order_line_variant" ON "order_line" USING btree ("variant_id","order_id");--> statement-breakpoint
CREATE INDEX "order_parcel_number" ON "order_parcel" USING btree ("parcel_number");--> statement-breakpoint
CREATE INDEX "shop_order_waiting" ON "shop_order" USING btree ("hold_until") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "shop_order_email" ON "shop_order" USING btree (lower("email_address"));--> statement-breakpoint
CREATE INDEX "shop_order_account" ON "shop_order" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "shop_order_sent" ON "shop_order" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "shop_order_to_close" ON "shop_order" USING btree ("sent_at") WHERE status = 'sent';--> statement-breakpoint
CREATE INDEX "shop_order_paid" ON "shop_order" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "shop_order_moment" ON "shop_order" USING brin ("ordered_at");--> statement-breakpoint
CREATE INDEX "shop_order_by_status" ON "shop_order" USING btree ("status","order_id") WHERE status <> 'open';--> statement-breakpoint
CREATE INDEX "shop_order_promised" ON "shop_order" USING btree ((coalesce(delivery->'date'->>'until', '')),"order_id") WHERE status in ('paid', 'processing');--> statement-breakpoint
CREATE INDEX "shop_order_newest" ON "shop_order" USING btree ("ordered_at","order_id") WHERE status <> 'open';--> statement-breakpoint
CREATE INDEX "shop_order_newest_by_status" ON "shop_order" USING btree ("status","ordered_at","order_id") WHERE status <> 'open';--> statement-breakpoint
CREATE INDEX "shop_order_newest_by_site" ON "shop_order" USING btree ("site_id","ordered_at","order_id") WHERE status <> 'open';--> statement-breakpoint
CREATE INDEX "shop_order_newest_by_payment" ON "shop_order" USING btree ("payment_method_id","ordered_at","order_id") WHERE status <> 'open';--> statement-breakpoint
CREATE INDEX "shop_order_newest_by_delivery" ON "shop_order" USING btree (("delivery"->>'kind'),"ordered_at","order_id") WHERE status <> 'open';--> statement-breakpoint
CREATE INDEX "shop_order_newest_by_country" ON "shop_order" USING btree ((coalesce("shipping_address", "billing"->'address')->>'countryId'),"ordered_at","order_id") WHERE status <> 'open';--> statement-breakpoint
CREATE INDEX "shop_order_newest_repeated" ON "shop_order" USING btree ("ordered_at","order_id") WHERE status <> 'open' and jsonb_path_exists(calculation, '$.lines[*] ? (@.repeatDays > 0 || @.repeatWeeks > 0)');--> statement-breakpoint
CREATE INDEX "shop_order_open_client" ON "shop_order" USING btree ("client_ip") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "stock_reservation_held" ON "stock_reservation" USING btree ("variant_id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "turnover_day_counted" ON "turnover_day" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "withdrawal_waiting" ON "withdrawal" USING btree ("withdrawal_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "withdrawal_order" ON "withdrawal" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_declaration" ON "withdrawal" USING btree ("declaration_hash") WHERE declaration_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_confirm" ON "withdrawal" USING btree ("confirm_hash") WHERE confirm_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_of_ending" ON "withdrawal" USING btree ("ending_id","order_id") WHERE ending_id is not null;--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_charged_back" ON "payment" USING btree ("order_id") WHERE charged_back_cents > 0;--> statement-breakpoint
CREATE INDEX "payment_first_of_mandate" ON "payment" USING btree ("mandate_id") WHERE sequence = 'first';--> statement-breakpoint
CREATE INDEX "payment_moment" ON "payment" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "payment_refund_due" ON "payment" USING btree ("updated_at") WHERE refunded_cents < refund_due_cents;--> statement-breakpoint
CREATE INDEX "payment_unsettled" ON "payment" USING btree ("created_at") WHERE status in ('created', 'open');--> statement-breakpoint
CREATE INDEX "payment_mandate_unneeded" ON "payment_mandate" USING btree ("unneeded_at") WHERE unneeded_at is not null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "promotion_redemption_order" ON "promotion_redemption" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "question_origin_list" ON "question_origin" USING btree ("state","submitted_at","question_id");--> statement-breakpoint
CREATE INDEX "question_origin_customer" ON "question_origin" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "question_origin_mailbox" ON "question_origin" USING btree ("email_address");--> statement-breakpoint
CREATE INDEX "question_origin_untold" ON "question_origin" USING btree ("question_id") WHERE state = 'published' and mailed_at is null and email_address is not null;--> statement-breakpoint
CREATE INDEX "question_origin_addresses" ON "question_origin" USING btree ("decided_at") WHERE email_address is not null;--> statement-breakpoint
CREATE INDEX "question_origin_rejected" ON "question_origin" USING btree ("decided_at") WHERE state = 'rejected';--> statement-breakpoint
CREATE UNIQUE INDEX "repeat_delivery_of_order_days" ON "repeat_delivery" USING btree ("first_order_id","days");--> statement-breakpoint
CREATE INDEX "repeat_delivery_account" ON "repeat_delivery" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "repeat_delivery_mandate" ON "repeat_delivery" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "repeat_delivery_to_order" ON "repeat_delivery" USING btree ("order_on") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "repeat_delivery_to_announce" ON "repeat_delivery" USING btree ("announce_on") WHERE state = 'active' and announced_day is distinct from day;--> statement-breakpoint
CREATE INDEX "repeat_delivery_to_tell" ON "repeat_delivery" USING btree ("repeat_delivery_id") WHERE not is_told;--> statement-breakpoint
CREATE INDEX "repeat_delivery_event_of" ON "repeat_delivery_event" USING btree ("repeat_delivery_id");--> statement-breakpoint
CREATE UNIQUE INDEX "repeat_delivery_event_request" ON "repeat_delivery_event" USING btree ("repeat_delivery_id","request_key") WHERE request_key is not null;--> statement-breakpoint
CREATE INDEX "repeat_delivery_line_variant" ON "repeat_delivery_line" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "repeat_delivery_order_taken" ON "repeat_delivery_order" USING btree ("taken_at") WHERE state = 'taken';--> statement-breakpoint
CREATE INDEX "repeat_delivery_order_retry" ON "repeat_delivery_order" USING btree ("retry_on") WHERE state = 'collecting' and retry_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_report_of_review" ON "content_report" USING btree ("review_id","email_address") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "content_report_of_question" ON "content_report" USING btree ("question_id","email_address") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "content_report_review" ON "content_report" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "content_report_question" ON "content_report" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "content_report_list" ON "content_report" USING btree ("state","submitted_at","report_id");--> statement-breakpoint
CREATE INDEX "content_report_mailbox" ON "content_report" USING btree ("email_address");--> statement-breakpoint
CREATE INDEX "content_report_decided" ON "content_report" USING btree ("decided_at") WHERE state <> 'open';--> statement-breakpoint
CREATE INDEX "product_return_order" ON "product_return" USING btree ("order_id","line_number");--> statement-breakpoint
CREATE INDEX "product_return_changes" ON "product_return" USING btree ("changed_at","return_id");--> statement-breakpoint
CREATE INDEX "product_return_waiting" ON "product_return" USING btree ("return_id") WHERE status in ('registered', 'received');--> statement-breakpoint
CREATE INDEX "product_return_account" ON "product_return" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review_origin" USING btree ("verdict","submitted_at");--> statement-breakpoint
CREATE INDEX "review_request_moment" ON "review_request" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "stock_alert_mailbox" ON "stock_alert" USING btree ("email_address");--> statement-breakpoint
CREATE INDEX "stock_alert_waiting" ON "stock_alert" USING btree ("variant_id") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_event" ON "webhook_delivery" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("endpoint_id","next_attempt_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_subject" ON "webhook_delivery" USING btree ("endpoint_id","subject","event_id") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "webhook_event_moment" ON "webhook_event" USING btree ("happened_at");--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_of_order" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id");--> statement-breakpoint
ALTER TABLE "promotion_redemption" ADD CONSTRAINT "promotion_redemption_of_order" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of_order" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id");--> statement-breakpoint
ALTER TABLE "gift_card_debit" ADD CONSTRAINT "gift_card_debit_of_order" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("order_id");--> statement-breakpoint
ALTER TABLE "cart" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "cart_line" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "order_line" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "order_event" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "stock_reservation" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "payment" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "outbox_mail" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "attempt_count" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "shop_order" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000, toast_tuple_target = 8160);--> statement-breakpoint
CREATE FUNCTION "price_terms_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "price_terms" SET "version" = "version" + 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- An order counts up "used", which is no change of terms.
CREATE TRIGGER "promotion_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "promotion_id", "promotion_key", "code", "priority", "is_exclusive", "site_ids", "starts_at", "ends_at", "usage_limit", "usage_limit_per_customer", "rule", "titles", "is_active" ON "promotion" EXECUTE FUNCTION "price_terms_changed"();--> statement-breakpoint
CREATE TRIGGER "site_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "country_id", "currency_symbol", "exchange_rate" ON "site" EXECUTE FUNCTION "price_terms_changed"();--> statement-breakpoint
CREATE TRIGGER "vat_rate_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "vat_rate" EXECUTE FUNCTION "price_terms_changed"();--> statement-breakpoint
CREATE TRIGGER "shipping_tariff_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "shipping_tariff" EXECUTE FUNCTION "price_terms_changed"();--> statement-breakpoint
CREATE TRIGGER "country_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "country" EXECUTE FUNCTION "price_terms_changed"();--> statement-breakpoint
CREATE TRIGGER "tax_class_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "tax_class" EXECUTE FUNCTION "price_terms_changed"();--> statement-breakpoint
CREATE TRIGGER "tax_rate_is_of_price_terms" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON "tax_rate" EXECUTE FUNCTION "price_terms_changed"();--> statement-breakpoint
CREATE FUNCTION "audit_entry_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'UPDATE' then
		if new.details = old.details - 'clientIp' and to_jsonb(new) - 'details' = to_jsonb(old) - 'details' then
			return new;
		end if;
	elsif tg_op = 'DELETE' then
		if (old.at < now() - case
			when old.action in ('signed-in', 'sign-in-failed', 'signed-out') then interval '400 days'
			when substring(old.subject from '^([a-z-]+)[ :]') not in ('order', 'payment', 'refund', 'invoice', 'return', 'withdrawal', 'shipment', 'pack', 'lot', 'recall', 'gift-card') then interval '730 days'
			else interval '3652 days' end) then
			return old;
		end if;
	end if;
	raise exception 'audit entries are only added to';
end $$;--> statement-breakpoint
CREATE TRIGGER "audit_entry_stays" BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION "audit_entry_stays"();--> statement-breakpoint
CREATE TRIGGER "audit_entry_stays_whole" BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION "audit_entry_stays"();--> statement-breakpoint
CREATE FUNCTION "line_repeats_in_days"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'INSERT' then
		if new.repeat_days is null then new.repeat_days := new.repeat_weeks * 7; end if;
		new.repeat_weeks := ceil(new.repeat_days / 7.0);
	elsif new.repeat_days is distinct from old.repeat_days then
		new.repeat_weeks := ceil(new.repeat_days / 7.0);
	elsif new.repeat_weeks is distinct from old.repeat_weeks then
		new.repeat_days := new.repeat_weeks * 7;
	end if;
	return new;
end $$;--> statement-breakpoint
CREATE FUNCTION "delivery_repeats_in_days"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'INSERT' then
		if new.days = 0 then new.days := new.weeks * 7; end if;
		new.weeks := ceil(new.days / 7.0);
	elsif new.days is distinct from old.days then
		new.weeks := ceil(new.days / 7.0);
	elsif new.weeks is distinct from old.weeks then
		new.days := new.weeks * 7;
	end if;
	return new;
end $$;--> statement-breakpoint
CREATE TRIGGER "cart_line_repeats_in_days" BEFORE INSERT OR UPDATE OF "repeat_days", "repeat_weeks" ON "cart_line" FOR EACH ROW EXECUTE FUNCTION "line_repeats_in_days"();--> statement-breakpoint
CREATE TRIGGER "order_line_repeats_in_days" BEFORE INSERT ON "order_line" FOR EACH ROW EXECUTE FUNCTION "line_repeats_in_days"();--> statement-breakpoint
CREATE TRIGGER "repeat_delivery_in_days" BEFORE INSERT OR UPDATE OF "days", "weeks" ON "repeat_delivery" FOR EACH ROW EXECUTE FUNCTION "delivery_repeats_in_days"();--> statement-breakpoint
INSERT INTO "price_terms" ("version") VALUES (1);
