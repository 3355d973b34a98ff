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
ALTER TABLE "cart" ADD COLUMN "delivery_wishes" jsonb;--> statement-breakpoint
ALTER TABLE "shipping_tariff" ADD COLUMN "dealer_price_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_tariff" ADD COLUMN "lorry_from_grams" integer;--> statement-breakpoint
ALTER TABLE "shipping_tariff" ADD COLUMN "lorry_price_cents" integer;--> statement-breakpoint
ALTER TABLE "shipping_tariff" ADD COLUMN "most_grams" integer;--> statement-breakpoint
ALTER TABLE "shipping_tariff" ADD COLUMN "most_piece_grams" integer;--> statement-breakpoint
ALTER TABLE "shipping_tariff" ADD COLUMN "choosable_days" smallint;--> statement-breakpoint
ALTER TABLE "known_address" ADD CONSTRAINT "known_address_country_id_country_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("country_id") ON DELETE no action ON UPDATE no action;