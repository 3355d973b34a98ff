CREATE VIEW "public"."account_contact" AS (
  select user_id, site_id, email_address, first_name, is_activated from account);--> statement-breakpoint
CREATE VIEW "public"."dealer_country" AS (select dealer_id, country_id from dealer);--> statement-breakpoint
CREATE VIEW "public"."parcel_shop_country" AS (
  select parcel_shop_id, country_id from parcel_shop);--> statement-breakpoint
CREATE VIEW "public"."caused_mail" AS (
  select cause_key, to_address, created_at, sent_at from outbox_mail);--> statement-breakpoint
CREATE VIEW "public"."live_order" AS (
  select order_id, site_id, language_id, ordered_at from shop_order where status <> 'cancelled');--> statement-breakpoint
CREATE VIEW "public"."open_order" AS (
  select order_id, cart_id from shop_order where status = 'open');--> statement-breakpoint
CREATE VIEW "public"."order_remark" AS (
  select order_note_id, order_id, at, words from order_note);--> statement-breakpoint
CREATE VIEW "public"."order_summary" AS (
  select o.order_id, o.cart_id, o.site_id, o.language_id, o.email_address, o.status, o.total_cents, o.paid_at, o.hold_until,
    (select max(e.at) from order_event e where e.order_id = o.order_id and e.to_status = 'cancelled') ended_at
  from shop_order o);--> statement-breakpoint
CREATE VIEW "public"."ordered_line" AS (
  select l.order_id, l.line_number, l.product_id, l.description, l.product_label, o.site_id, o.language_id, o.email_address, o.billing
  from order_line l join shop_order o using (order_id));--> statement-breakpoint
CREATE VIEW "public"."received_withdrawal" AS (
  select withdrawal_id, received_at, ending_id is not null is_after_ending from withdrawal);--> statement-breakpoint
CREATE VIEW "public"."sent_line" AS (
  select p.order_id, p.line_number, s.sent_at from shipment s join shipment_line p using (shipment_id));--> statement-breakpoint
CREATE VIEW "public"."sent_order" AS (
  select order_id, sent_at from shop_order where status = 'sent');--> statement-breakpoint
CREATE VIEW "public"."waiting_ending" AS (
  select withdrawal_id, site_id, order_id, lower(email_address) mailbox, ends_on, received_at,
    order_id is not null or confirmed_at is not null holds
  from withdrawal where state = 'waiting' and kind in ('ending', 'ending-for-cause'));--> statement-breakpoint
CREATE VIEW "public"."terms_version" AS (select version from price_terms);--> statement-breakpoint
CREATE VIEW "public"."country_terms" AS (
  select c.country_id, c.region_code, c.more_days, c.label_languages, (
    select coalesce(json_agg(json_build_object('taxClass', r.tax_class, 'validFrom', r.valid_from, 'percent', r.percent)
      order by r.valid_from desc), '[]')
    from tax_rate r where r.country_id = c.country_id) tax_rates
  from country c);--> statement-breakpoint
CREATE VIEW "public"."site_contact" AS (
  select s.site_id, l.language_id, s.platform, l.host, s.customer_service_phone phone, s.customer_service_email email
  from site s join site_language l using (site_id));--> statement-breakpoint
CREATE VIEW "public"."vat_class" AS (
  select tax_class, supply, vat_type from tax_class);