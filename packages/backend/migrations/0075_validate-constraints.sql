-- outside a transaction
ALTER TABLE "payment" VALIDATE CONSTRAINT "payment_reported_status";--> statement-breakpoint
ALTER TABLE "outbox_mail" VALIDATE CONSTRAINT "outbox_mail_kind";--> statement-breakpoint
ALTER TABLE "stock_movement" VALIDATE CONSTRAINT "stock_movement_reason";--> statement-breakpoint
ALTER TABLE "withdrawal" VALIDATE CONSTRAINT "withdrawal_state";--> statement-breakpoint
ALTER TABLE "account_token" VALIDATE CONSTRAINT "account_token_purpose";--> statement-breakpoint
ALTER TABLE "product" VALIDATE CONSTRAINT "product_structure";--> statement-breakpoint
ALTER TABLE "payment" VALIDATE CONSTRAINT "payment_mandate_id_payment_mandate_mandate_id_fk";--> statement-breakpoint
ALTER TABLE "cart_line" VALIDATE CONSTRAINT "cart_line_repeat_weeks";--> statement-breakpoint
ALTER TABLE "payment" VALIDATE CONSTRAINT "payment_sequence";--> statement-breakpoint
ALTER TABLE "payment" VALIDATE CONSTRAINT "payment_mandate_known";--> statement-breakpoint
ALTER TABLE "sandbox_payment" VALIDATE CONSTRAINT "sandbox_payment_sequence";--> statement-breakpoint
ALTER TABLE "review" VALIDATE CONSTRAINT "review_horse_kind";--> statement-breakpoint
ALTER TABLE "review" VALIDATE CONSTRAINT "review_age_band";--> statement-breakpoint
ALTER TABLE "review" VALIDATE CONSTRAINT "review_work_load";--> statement-breakpoint
ALTER TABLE "review" VALIDATE CONSTRAINT "review_weight_band";--> statement-breakpoint
ALTER TABLE "review" VALIDATE CONSTRAINT "review_fed_for";
