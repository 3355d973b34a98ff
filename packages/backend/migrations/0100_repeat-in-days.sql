-- outside a transaction
-- REPEAT-1: intervals are days. What runs in weeks goes on in seven times as many days; as long as the release before this one may run, a trigger keeps both columns alike.
ALTER TABLE "cart_line" ADD COLUMN IF NOT EXISTS "repeat_days" smallint;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN IF NOT EXISTS "repeat_days" smallint;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN IF NOT EXISTS "agreed_days" smallint[];--> statement-breakpoint
ALTER TABLE "repeat_delivery" ADD COLUMN IF NOT EXISTS "days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "line_repeats_in_days"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'INSERT' then
		if new.repeat_days is null then new.repeat_days := new.repeat_weeks * 7; end if;
		new.repeat_weeks := ceil(new.repeat_days / 7.0);
	elsif new.repeat_days is distinct from old.repeat_days then
		new.repeat_weeks := ceil(new.repeat_days / 7.0);
	elsif new.repeat_weeks is distinct from old.repeat_weeks then
		new.repeat_days := new.repeat_weeks * 7;
	end if;
	return new;
end $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "delivery_repeats_in_days"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'INSERT' then
		if new.days = 0 then new.days := new.weeks * 7; end if;
		new.weeks := ceil(new.days / 7.0);
	elsif new.days is distinct from old.days then
		new.weeks := ceil(new.days / 7.0);
	elsif new.weeks is distinct from old.weeks then
		new.days := new.weeks * 7;
	end if;
	return new;
end $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "cart_line_repeats_in_days" BEFORE INSERT OR UPDATE OF "repeat_days", "repeat_weeks" ON "cart_line" FOR EACH ROW EXECUTE FUNCTION "line_repeats_in_days"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_line_repeats_in_days" BEFORE INSERT ON "order_line" FOR EACH ROW EXECUTE FUNCTION "line_repeats_in_days"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "repeat_delivery_in_days" BEFORE INSERT OR UPDATE OF "days", "weeks" ON "repeat_delivery" FOR EACH ROW EXECUTE FUNCTION "delivery_repeats_in_days"();
--> statement-breakpoint
ALTER TABLE "repeat_delivery" ALTER COLUMN "weeks" DROP NOT NULL;--> statement-breakpoint
UPDATE "cart_line" SET repeat_days = repeat_weeks * 7 WHERE repeat_weeks IS NOT NULL AND repeat_days IS NULL;--> statement-breakpoint
UPDATE "order_line" SET repeat_days = repeat_weeks * 7 WHERE repeat_weeks IS NOT NULL AND repeat_days IS NULL;--> statement-breakpoint
UPDATE "repeat_delivery" SET days = weeks * 7 WHERE days = 0;--> statement-breakpoint
UPDATE "sandbox_payment" SET agreed_days = (SELECT array_agg(weeks * 7) FROM unnest(agreed_weeks) w(weeks)) WHERE agreed_weeks IS NOT NULL AND agreed_days IS NULL;--> statement-breakpoint
UPDATE "outbox_mail" SET facts = facts || jsonb_build_object('days', (facts->>'weeks')::int * 7) WHERE kind = 'repeat-begun' AND sent_at IS NULL AND facts ? 'weeks';--> statement-breakpoint
ALTER TABLE "cart_line" DROP CONSTRAINT IF EXISTS "cart_line_repeat_days", ADD CONSTRAINT "cart_line_repeat_days" CHECK (repeat_days between 7 and 182) NOT VALID;--> statement-breakpoint
ALTER TABLE "cart_line" VALIDATE CONSTRAINT "cart_line_repeat_days";--> statement-breakpoint
ALTER TABLE "repeat_delivery" DROP CONSTRAINT IF EXISTS "repeat_delivery_days", ADD CONSTRAINT "repeat_delivery_days" CHECK (days between 7 and 182) NOT VALID;--> statement-breakpoint
ALTER TABLE "repeat_delivery" VALIDATE CONSTRAINT "repeat_delivery_days";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "repeat_delivery_of_order_days";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "repeat_delivery_of_order_days" ON "repeat_delivery" USING btree ("first_order_id","days");--> statement-breakpoint
ALTER TABLE "repeat_delivery" DROP CONSTRAINT IF EXISTS "repeat_delivery_of_order";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shop_order_newest_repeated";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "shop_order_newest_repeated" ON "shop_order" USING btree ("ordered_at","order_id") WHERE status <> 'open' and jsonb_path_exists(calculation, '$.lines[*] ? (@.repeatDays > 0 || @.repeatWeeks > 0)');
