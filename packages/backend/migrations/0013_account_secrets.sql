CREATE TABLE "shop_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "newsletter_wish" boolean DEFAULT false NOT NULL;