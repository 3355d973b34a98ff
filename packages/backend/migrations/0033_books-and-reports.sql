CREATE TABLE "book_check" (
	"book_check_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_check_book_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"checked_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone,
	"orders" integer,
	"breaches" integer NOT NULL,
	"first_breaches" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_card_issue" (
	"gift_card_id" integer PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "reported_status" text;--> statement-breakpoint
ALTER TABLE "gift_card_issue" ADD CONSTRAINT "gift_card_issue_gift_card_id_gift_card_gift_card_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_card"("gift_card_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_check_moment" ON "book_check" USING btree ("checked_at");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_reported_status" CHECK (reported_status in ('open', 'paid', 'failed', 'canceled', 'expired')) NOT VALID;--> statement-breakpoint
INSERT INTO "gift_card_issue" ("gift_card_id", "amount_cents") SELECT "gift_card_id", "issued_cents" FROM "gift_card";
