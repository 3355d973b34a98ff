CREATE TABLE "search_topic" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"words" jsonb NOT NULL,
	"advice" text[] NOT NULL,
	"category_key" text,
	"product_ids" integer[] NOT NULL,
	"unfit_ids" integer[] NOT NULL,
	"is_stage" boolean NOT NULL
);
