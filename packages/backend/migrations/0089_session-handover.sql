ALTER TABLE "account_session" ADD COLUMN "first_session_hash" text;--> statement-breakpoint
ALTER TABLE "account_session" ADD COLUMN "handover_hash" text;--> statement-breakpoint
ALTER TABLE "account_session" ADD COLUMN "handover_until" timestamp with time zone;