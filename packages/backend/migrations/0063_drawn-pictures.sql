ALTER TABLE "product" ADD COLUMN "structure" text;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_structure" CHECK (structure in ('muesli', 'pellets', 'cobs', 'mash', 'chaff', 'flakes', 'powder', 'granules', 'herbs', 'oil', 'syrup', 'treats')) NOT VALID;