ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_place";--> statement-breakpoint
ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_limits";--> statement-breakpoint
DROP INDEX "cart_last_modified";--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "line_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "cart" SET "line_count" = (SELECT count(*) FROM "cart_line" WHERE "cart_line"."cart_id" = "cart"."cart_id");--> statement-breakpoint
CREATE INDEX "cart_created" ON "cart" USING btree ("created");--> statement-breakpoint
ALTER TABLE "cart_line" DROP COLUMN "place";--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_line_count" CHECK (line_count between 0 and 50);--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_quantity" CHECK (quantity between 1 and 999);