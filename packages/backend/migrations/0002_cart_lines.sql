ALTER TABLE "cart_sample" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "cart_sample" CASCADE;--> statement-breakpoint
ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_quantity";--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "place" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "sample_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_place" UNIQUE("cart_id","place");--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_limits" CHECK (quantity between 1 and 999 and place between 1 and 50);