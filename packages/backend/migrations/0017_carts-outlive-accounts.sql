ALTER TABLE "cart" DROP CONSTRAINT "cart_account_id_account_user_id_fk";
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_account_id_account_user_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("user_id") ON DELETE set null ON UPDATE no action;