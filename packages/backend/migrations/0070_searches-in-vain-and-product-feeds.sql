CREATE TABLE "vain_search" (
	"day" date NOT NULL,
	"site_id" integer NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "vain_search_day_site_id_words_pk" PRIMARY KEY("day","site_id","words"),
	CONSTRAINT "vain_search_sane" CHECK (times > 0 and length(words) between 2 and 60)
);
--> statement-breakpoint
CREATE TABLE "product_feed" (
	"origin" text PRIMARY KEY NOT NULL,
	"etag" text NOT NULL,
	"body" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "vain_search_most" ON "vain_search" USING btree ("site_id","day","times");