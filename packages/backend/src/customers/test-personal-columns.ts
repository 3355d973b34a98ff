import { accountTables, type TableClass } from './test-account-columns.ts'
import { consentTables } from './test-consent-columns.ts'
import { repeatTables } from './test-repeat-columns.ts'

export type { TableClass } from './test-account-columns.ts'

const ofOrder = 'order_id in (select order_id from shop_order where account_id = $1)'
const ofHorse = 'horse_id in (select horse_id from horse where user_id = $1)'
const ofCart = 'cart_id in (select cart_id from cart where account_id = $1)'

export const customerTables: Record<string, TableClass> = {
  ...accountTables,
  ...repeatTables,
  ...consentTables,
  audit_entry: {
    own: `subject = 'account:' || $1`,
    taken: 'details',
    kept: ['at action', 'that the account existed and ended stays written down'],
    plain: 'audit_entry_id actor subject changes site_ids request_id',
  },
  cart: {
    own: 'account_id = $1',
    taken: `billing shipping payment client_ip store_id mailplus_id discount_code dealer_id parcel_shop_id
      parcel_shop_zipcode_or_city delivery_wishes`,
    kept: [
      'created last_modified state alternative_shipping_address newsletter_subscribe reminders_subscribe',
      'a cart that became an order is its proof, and says no more about whom',
    ],
    secret: ['cart_id password_hash', 'the id opens the cart; the hash is that of the account to be'],
    plain: 'site_id language_id version line_count account_id confirm_url again_order_id',
  },
  cart_line: {
    own: ofCart,
    taken: 'sample_names',
    kept: ['variant_id quantity', 'as the cart'],
    secret: ['cart_id', 'opens the cart'],
    plain: 'added_at repeat_days repeat_weeks',
  },
  impersonation_key: {
    own: ofCart,
    secret: ['key_hash cart_id', 'opens the cart'],
    plain: 'issued_by expires_at used_at',
  },
  shop_order: {
    own: 'account_id = $1',
    taken: 'client_ip',
    kept: [
      `order_id ordered_at paid_at sent_at status email_address billing delivery shipping_address begin_analysis total_cents gift_card_cents
        discount_code payment_method_id`,
      'the books',
    ],
    elsewhere: ['calculation', 'the lines and sums of the order, as they were shown'],
    secret: ['order_key cart_id idempotency_key request_hash', 'opens or repeats the order'],
    plain: `site_id language_id account_id hold_until is_scan_only calculation_version contract_version lines_cents order_discount_cents shipping_cents
      payment_costs_cents total_excl_vat_cents vat_low_cents vat_high_cents due_cents shown_currency exchange_rate
      shown_total_cents`,
  },
  order_parcel: {
    own: ofOrder,
    plain: 'order_id parcel_number shipment_id',
  },
  packing_claim: { own: ofOrder, plain: 'order_id claimed_by session claimed_at ends_at' },
  shipment: { own: ofOrder, plain: 'shipment_id order_id carrier sent_at sent_by' },
  shipment_line: { own: ofOrder, plain: 'order_id line_number shipment_id quantity' },
  order_line_lot: { own: ofOrder, plain: 'order_id line_number shipment_id lot_id quantity' },
  order_line: {
    own: ofOrder,
    kept: ['line_number variant_id description product_label quantity total_cents vat_percent', 'the books'],
    plain:
      'order_id product_id product_type original_cents vat_class vat_cents is_free called_off repeat_days repeat_weeks',
  },
  order_sample: {
    own: ofOrder,
    elsewhere: ['sample_name', 'what was ordered; exported with the cart and the sample'],
    plain: 'order_id variant_id sequence',
  },
  order_event: { own: ofOrder, plain: 'order_event_id order_id at from_status to_status reason' },
  invoice: {
    own: ofOrder,
    kept: ['series number kind order_id issued_at total_cents', 'the books'],
    elsewhere: ['document pdf', 'the facts of the order; the customer can fetch the paper'],
    plain: 'invoice_id refund_id',
  },
  withdrawal: {
    own: ofOrder,
    kept: [
      'withdrawal_id order_number full_name email_address statement kind ends_on received_at',
      'the books',
    ],
    secret: ['declaration_hash confirm_hash', 'stand for the whole declaration and for the mailed link'],
    elsewhere: ['closing_note', 'words of staff about the decision, which the customer is told by mail'],
    plain: 'site_id language_id order_id state decided_at decided_by confirmed_at ending_id',
  },
  refund: {
    own: ofOrder,
    elsewhere: ['lines amount_cents', 'the credit note says it; exported as an invoice'],
    secret: ['provider_refund_id', 'opens the payment at its provider'],
    plain: `refund_id order_id payment_id gift_card_cents charged_back_cents delivery_cents reason restock made_by made_at state paid_at problem
      refused_at asked_at transfer_reference`,
  },
  order_note: {
    own: ofOrder,
    taken: 'words at',
    plain: 'order_note_id order_id made_by',
  },
  payment: {
    own: ofOrder,
    kept: ['payment_method_id issuer amount_cents status created_at paid_at', 'the books'],
    secret: ['checkout_url provider_payment_id refund_id', 'opens the payment at its provider'],
    plain: `payment_id order_id provider reported_status transfer starting_until asked_at updated_at refund_due_cents refund_reason
      refunded_cents sequence mandate_id charged_back_cents charged_back_at`,
  },
  promotion_redemption: {
    own: ofOrder,
    elsewhere: ['customer_key', 'the mailbox of the order; keeps the limit of a promotion'],
    plain: 'promotion_id order_id customer_use redeemed_at released_at',
  },
  gift_card_debit: {
    own: ofOrder,
    plain: 'gift_card_id order_id amount_cents debited_at released_at returned_cents',
  },
  roughage_sample: {
    own: ofOrder,
    taken: 'sample_name adviser_note result_key',
    kept: [
      'order_id product_type sample_type taken_on status received_on result_on advised_on',
      'counts in the averages',
    ],
    plain: 'sample_id is_example variant_id sequence ordered_on read_at',
  },
  roughage_value: {
    own: `sample_id in (select sample_id from roughage_sample where ${ofOrder})`,
    kept: ['code value', 'counts in the averages'],
    plain: 'sample_id',
  },
  roughage_correction: {
    own: `sample_id in (select sample_id from roughage_sample where ${ofOrder})`,
    kept: ['code value_before value_after reason corrected_at', 'says why a figure in the averages changed'],
    plain: 'correction_id sample_id',
  },
  review: {
    own: 'review_id in (select review_id from review_origin where user_id = $1)',
    taken: 'author reply replied_on',
    kept: [
      'review_id product_id rating title text written_on verified horse_kind age_band work_load weight_band fed_for',
      'others read it, without the name',
    ],
    plain: 'language_id published_at is_example',
  },
  review_photo: {
    own: 'review_id in (select review_id from review_origin where user_id = $1)',
    taken: 'photo_id width height is_shown',
    elsewhere: ['content thumbnail', 'the export says where the customer can fetch it'],
    plain: 'review_id position taken_in_at decided_at',
  },
  review_origin: {
    own: 'user_id = $1',
    kept: ['verdict', 'as the review'],
    elsewhere: ['verdict_reason own_words', 'what the checks said, not what the customer did'],
    plain: 'review_id site_id user_id order_id product_id submitted_at',
  },
  product_question: {
    own: 'question_id in (select question_id from question_origin where user_id = $1)',
    taken: 'asker',
    kept: ['question_id product_id question answer answered_on', 'others read it, without the name'],
    plain: 'language_id asked_on published_at is_example',
  },
  question_origin: {
    own: 'user_id = $1',
    taken: 'email_address',
    kept: ['state submitted_at mailed_at', 'as the question'],
    elsewhere: [
      'rejected_because own_words question_hash',
      'why staff did not show it; the words of the question',
    ],
    plain: 'question_id product_id site_id language_id user_id decided_at version',
  },
  content_report: {
    own: 'email_address = (select email_address from account where user_id = $1)',
    taken: 'full_name email_address',
    kept: [
      'report_id review_id question_id reason explanation submitted_at state decided_at',
      'staff decide all the same, and can say why afterwards',
    ],
    plain: 'site_id language_id reader_site_id reader_language_id',
  },
  review_request: {
    own: ofOrder,
    secret: ['token_hash', 'a link that is a key'],
    plain: 'order_id requested_at expires_at',
  },
  review_silence: {
    elsewhere: ['mailbox_hash', 'the wish for no such mail outlives the account; the mailbox is not in it'],
    plain: 'site_id since',
  },
  product_return: {
    own: 'user_id = $1',
    taken: 'remarks',
    kept: [
      'return_id order_id line_number variant_id quantity reason status registered_at changed_at',
      'the books',
    ],
    elsewhere: ['refusal own_words', 'told by mail when it was decided'],
    plain: 'user_id withdrawal_id',
  },
  return_photo: {
    own: 'return_id in (select return_id from product_return where user_id = $1)',
    elsewhere: ['content', 'the export says that there is one; the customer can fetch it from the return'],
    plain: 'return_id media_type width height',
  },
  stock_alert: {
    own: 'email_address = $2',
    taken: 'stock_alert_id email_address variant_id requested_at',
    secret: ['token_hash', 'a link that is a key'],
    plain: 'site_id language_id notified_at',
  },
  horse: {
    own: 'user_id = $1',
    taken: 'horse_id name birth_year horse_type work_load roughage_type life_stage body_condition health',
    plain: 'user_id guest_key created_at changed_at',
  },
  horse_weight: { own: ofHorse, taken: 'weighed_on weight_kg', plain: 'horse_id' },
  horse_photo: {
    own: ofHorse,
    elsewhere: ['content', 'the export says that there is one; the customer can fetch it from the horse'],
    plain: 'horse_id width height taken_in_at',
  },
  horse_pack: {
    own: ofHorse,
    taken: 'variant_id pieces grams_per_day opened_on runs_out_on is_reminded',
    secret: ['token_hash', 'a link that is a key'],
    plain: 'horse_id site_id language_id reminded_at',
  },
  outbox_mail: {
    own: 'to_address = $2',
    elsewhere: [
      'to_address facts subject html plain_text cause_key last_error',
      'is in the mailbox of the customer, and goes after 90 days (MAIL-13)',
    ],
    plain:
      'mail_id kind site_id language_id request_id created_at attempts next_attempt_at message_id sent_at resent_at',
  },
  staff_search: {
    own: 'account_id = $1 or order_id in (select order_id from shop_order where account_id = $1)',
    elsewhere: ['word', 'names and places of the account and of its orders, once more; goes with them'],
    plain: 'order_id account_id site_id is_contact at',
  },
  attempt_count: {
    elsewhere: ['subject', 'a mailbox or an address while its attempts are counted, a day at most'],
    plain: 'window_start attempts',
  },
}
