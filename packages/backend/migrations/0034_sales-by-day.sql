CREATE TABLE "sales_day" (
	"day" date PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"product_ids" integer[] NOT NULL,
	"units" integer[] NOT NULL
);
