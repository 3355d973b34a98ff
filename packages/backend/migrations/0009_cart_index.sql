DROP INDEX "cart_created";--> statement-breakpoint
CREATE INDEX "cart_created" ON "cart" USING brin ("created");