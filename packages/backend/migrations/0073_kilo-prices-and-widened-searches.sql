ALTER TABLE "search_offer" ADD COLUMN "kilo_amounts_cents" integer[];--> statement-breakpoint
ALTER TABLE "vain_search" ADD COLUMN "is_widened" boolean DEFAULT false NOT NULL;