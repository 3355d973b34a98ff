CREATE VIEW "public"."charged_back_payment" AS (
  select order_id, coalesce(charged_back_at, updated_at) since,
    status = 'paid' and refund_reason is null and charged_back_cents + refund_due_cents >= amount_cents is_whole
  from payment where charged_back_cents > 0);--> statement-breakpoint
CREATE VIEW "public"."collection" AS (
  select order_id, mandate_id, created_at from payment where sequence = 'recurring');--> statement-breakpoint
CREATE VIEW "public"."gift_card_use" AS (
  select order_id, gift_card_id, amount_cents, released_at, returned_cents from gift_card_debit);--> statement-breakpoint
CREATE VIEW "public"."mandate" AS (
  select m.mandate_id, m.label, m.created_at, m.unneeded_at is not null or m.revoked_at is not null is_spent,
    (select p.order_id from payment p
      where p.mandate_id = m.mandate_id and p.sequence = 'first' and p.status = 'paid' limit 1) order_id
  from payment_mandate m);--> statement-breakpoint
CREATE VIEW "public"."open_collection" AS (
  select order_id, mandate_id, created_at, status = 'created' and provider_payment_id is null is_unsent, starting_until
  from payment where sequence = 'recurring' and status in ('created', 'open'));--> statement-breakpoint
CREATE VIEW "public"."paid_payment" AS (
  select payment_id, order_id, provider, provider_payment_id, payment_method_id, amount_cents, paid_at, updated_at,
    refund_due_cents, refund_reason, refunded_cents, refund_id, charged_back_cents, charged_back_at, sequence, mandate_id
  from payment where status = 'paid');