ALTER TABLE "sandbox_mandate" ADD COLUMN "failures_to_come" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "is_to_fail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "agreed_weeks" smallint[];--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "charged_back_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "repeat_delivery" ADD COLUMN "driver_remark" text;