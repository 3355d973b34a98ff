ALTER TABLE "lot_recall" ADD COLUMN "own_words" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "question_origin" ADD COLUMN "own_words" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_return" ADD COLUMN "own_words" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review_origin" ADD COLUMN "own_words" jsonb DEFAULT '{}'::jsonb NOT NULL;