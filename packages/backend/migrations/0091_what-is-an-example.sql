ALTER TABLE "product_question" ADD COLUMN "is_example" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_example" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "product_question" SET "is_example" = true WHERE "question_id" < 1000000;--> statement-breakpoint
UPDATE "review" SET "is_example" = true WHERE "review_id" < 1000000;
