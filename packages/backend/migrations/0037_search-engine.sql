CREATE TABLE "search_offer" (
	"site_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_ids" integer[] NOT NULL,
	"packs" text[] NOT NULL,
	"weight_classes" text[] NOT NULL,
	"amounts_cents" integer[] NOT NULL,
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
ALTER TABLE "search_offer" ADD CONSTRAINT "search_offer_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_product" ADD CONSTRAINT "search_product_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_offer_stale" ON "search_offer" USING btree ("site_id","stale_at");--> statement-breakpoint
CREATE INDEX "search_offer_product" ON "search_offer" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_product_codes" ON "search_product" USING gin ("codes");--> statement-breakpoint
CREATE INDEX "search_word_prefix" ON "search_word" USING btree ("text_scope","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_stems" ON "search_word" USING gin ("stems");--> statement-breakpoint
CREATE INDEX "search_word_part_stems" ON "search_word" USING gin ("part_stems");--> statement-breakpoint
CREATE INDEX "search_word_slip_keys" ON "search_word" USING gin ("slip_keys");