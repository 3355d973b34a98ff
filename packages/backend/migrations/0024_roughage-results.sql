CREATE TABLE "roughage_advice_product" (
	"advice_code" text NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "roughage_advice_product_advice_code_position_pk" PRIMARY KEY("advice_code","position")
);
--> statement-breakpoint
CREATE TABLE "roughage_reference" (
	"product_type" smallint NOT NULL,
	"sample_type" text NOT NULL,
	"code" text NOT NULL,
	"average" double precision NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "roughage_reference_product_type_sample_type_code_pk" PRIMARY KEY("product_type","sample_type","code")
);
--> statement-breakpoint
CREATE TABLE "roughage_tally" (
	"product_type" smallint NOT NULL,
	"sample_type" text NOT NULL,
	"code" text NOT NULL,
	"total" double precision NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "roughage_tally_product_type_sample_type_code_pk" PRIMARY KEY("product_type","sample_type","code")
);
--> statement-breakpoint
CREATE TABLE "roughage_value" (
	"sample_id" integer NOT NULL,
	"code" text NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "roughage_value_sample_id_code_pk" PRIMARY KEY("sample_id","code")
);
--> statement-breakpoint
ALTER TABLE "roughage_sample" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "roughage_sample" ADD COLUMN "is_example" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roughage_sample" ADD COLUMN "ordered_on" date;--> statement-breakpoint
ALTER TABLE "roughage_sample" ADD COLUMN "advised_on" date;--> statement-breakpoint
ALTER TABLE "roughage_sample" ADD COLUMN "adviser_note" text;--> statement-breakpoint
ALTER TABLE "roughage_value" ADD CONSTRAINT "roughage_value_sample_id_roughage_sample_sample_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."roughage_sample"("sample_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roughage_sample" ADD CONSTRAINT "roughage_sample_origin" CHECK ((order_id is null) = is_example);