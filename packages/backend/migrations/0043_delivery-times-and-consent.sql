ALTER TABLE "shop_order" ADD COLUMN "begin_analysis" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "more_days" smallint[] DEFAULT '{0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "label_languages" text[] DEFAULT '{}' NOT NULL;