ALTER TABLE "parcel_shop" ADD COLUMN "source" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_shop" ADD COLUMN "zipcode_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_shop" ADD COLUMN "city_keys" text[] NOT NULL;