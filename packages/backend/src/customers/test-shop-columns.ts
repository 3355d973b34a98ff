/** Tables that hold nothing of customers: what the shop sells and says, whom it works with, and what its machinery keeps. */
export const shopTables: Record<string, string> = {
  shop_secret: 'name secret',
  staff_token: `token_id token_hash name permissions site_ids created_at created_by ends_at revoked_at
    last_used_at`,
  announced_product: 'product_id content_version priced_from',
  announced_stock: 'variant_id amount',
  webhook_endpoint: `endpoint_id url secret previous_secret previous_until event_types site_ids is_active created_at added_by
    failures paused_until`,
  webhook_event: 'event_id event_type subject_id site_id happened_at',
  webhook_delivery:
    'endpoint_id event_id subject created_at attempts next_attempt_at last_error delivered_at',
  staff_request: 'caller token_id idempotency_key request_hash requested_at answer',
  staff_search_mark: 'source at id',
  staff_view: 'view_id member_id list name filters is_shared created_at',
  staff_member: 'member_id email_address name language created_at suspended_at last_seen_at',
  staff_grant: 'grant_id member_id role site_ids language_ids',
  staff_passkey:
    'passkey_id member_id credential_id public_key counter transports name created_at last_used_at',
  staff_factor: 'member_id kind secret created_at last_step',
  staff_identity: 'issuer subject member_id linked_at last_used_at',
  staff_recovery_code: 'code_hash member_id used_at',
  staff_session:
    'session_hash session_id member_id way browser created_at last_seen_at ends_at stepped_up_at wrong_codes',
  staff_challenge: 'challenge_hash purpose subject facts expires_at',
  staff_invitation: `invitation_id token_hash email_address name language grants member_id invited_by created_at
    expires_at used_at revoked_at`,
  used_captcha: 'solution_hash expires_at',
  used_passkey_challenge: 'challenge_hash expires_at',
  category: 'category_id key parent_id icon position platforms picture',
  category_text: 'category_id platform language_id name slug intro',
  energy_level: 'level from_mj_per_kg labels',
  facet: 'key position labels',
  facet_value: 'facet_key key position labels',
  nutrient: 'key labels',
  product: `product_id platform type vat_class tax_class icon tone is_new created_at units_sold sugar_percent feed_label
    nutrition dose content_version structure`,
  product_category: 'product_id position category_id',
  product_facet: 'product_id facet_key value_key',
  product_text:
    'product_id language_id slug title subtitle summary description usps feeding_advice composition',
  product_variant: `variant_id product_id position article ean pack content_amount content_unit weight_kg weight_class
    dimensions_cm colour shelf_life_months delivery_days per_pallet coming_soon`,
  publication: 'site_id language_id product_id is_published text_language_id reason',
  recommendation: 'product_id position recommended_id',
  review_aggregate: 'product_id average count distribution',
  search_help: 'language_id groups compounds',
  search_topic: 'key position kind words advice category_key product_ids unfit_ids is_stage is_closed',
  vain_search: 'day site_id words times is_widened',
  stock: 'variant_id amount',
  stock_movement: 'stock_movement_id variant_id change reason order_id actor at',
  stock_lot: 'lot_id variant_id lot_number best_before received_at amount state withheld blocked_reason',
  lot_movement: 'lot_movement_id lot_id change reason order_id actor at',
  lot_recall: 'recall_id lot_id reason own_words started_by started_at letters',
  variant_price: 'site_id variant_id valid_from amount_cents is_offer',
  contract_document: 'version site_id language_id parts made_at current_since pdf pdf_sha256',
  content_item: `kind content_id key ref platforms category_key author published_on product_ids icon website
    duration_seconds position picture`,
  content_text: 'kind content_id language_id slug title intro body items link_refs',
  footer: 'footer_id key columns legal_entries closing_texts',
  home_text: 'platform language_id words',
  navigation: 'navigation_id key primary_entries secondary_entries',
  path: `site_id language_id path kind ref target_id target title text_language_id parent_ref position icon
    is_current in_sitemap content_hash lastmod`,
  dealer: `dealer_id site_ids name street street_number zipcode city country_id latitude longitude phone
    email_address opening_hours`,
  parcel_shop: `parcel_shop_id name street street_number zipcode city country_id latitude longitude opening_hours
    source zipcode_key city_keys`,
  shipping_tariff: `site_id country_id shipping_method position price_cents free_from_cents dealer_price_cents
    lorry_from_grams lorry_price_cents most_grams most_piece_grams choosable_days`,
  known_address: 'country_id zipcode_key street city first_number last_number',
  roughage_advice_product: 'advice_code position product_id',
  roughage_reference: 'product_type sample_type code average count',
  roughage_average: 'product_type forage country_code season code total count',
  roughage_tally: 'product_type sample_type code total count',
  invoice_counter: 'series last_number last_issued_at',
  stock_reservation: 'order_id variant_id quantity state',
  gift_card_issue: 'gift_card_id amount_cents issued_at',
  search_offer: `site_id product_id variant_ids packs weight_classes amounts_cents kilo_amounts_cents reduced facets lowest_cents
    highest_cents stale_at`,
  search_posting: 'text_scope term weight product_id',
  search_product: 'product_id codes facets sugar_percent units_sold praise rating created_at',
  search_text: 'text_scope product_id content_version wording title terms weights',
  search_word: 'text_scope word spelling stems part_stems slip_keys',
  sitemap_file: 'origin number etag body made_at lastmod',
  product_feed: 'origin etag body made_at',
  retention_progress: 'what reached',
  recurring_work: 'job last_execution ended_at',
  job_queue_heartbeat: 'queue_id seen_at',
  sales_day: 'day counted_at product_ids units',
  turnover_day: 'day site_id orders pieces gross_cents net_cents refunded_cents counted_at',
  funnel_day: 'day site_id carts bills deliveries payments counted_at',
  task: 'task_id kind made_by site_ids state total done refused started_at moved_at finished_at',
  task_item: 'task_id entity_id place input state failures code message',
  book_check: 'book_check_id checked_at since orders breaches first_breaches',
  gift_card: 'gift_card_id number pin_hash issued_cents balance_cents expires_at',
  sandbox_payment: `sandbox_payment_id idempotency_key amount_cents refunded_cents refunds description method issuer
    status redirect_url webhook_url locale created_at expires_at history sequence customer_id sandbox_mandate_id collect_at
    is_to_fail agreed_days agreed_weeks charged_back_cents`,
  sandbox_mandate: 'sandbox_mandate_id customer_id method label is_revoked failures_to_come',
  price_terms: 'only_row version',
  promotion: `promotion_id promotion_key code priority is_exclusive site_ids starts_at ends_at usage_limit
    usage_limit_per_customer used rule titles is_active`,
  vat_rate: 'country_id vat_class valid_from percent',
  tax_class: 'tax_class supply vat_type',
  tax_rate: 'country_id tax_class valid_from percent source confirm',
  seed_run: 'fingerprint finished_at',
  country: 'country_id region_code position more_days label_languages',
  language: 'language_id code culture localized_name',
  notification: 'notification_id key tone messages link active_from active_until',
  site: `site_id name platform country_id fallback_language_id root_content_page_id not_found_content_page_id
    internal_error_content_page_id customer_service_content_page_id checkout_success_page_id
    checkout_success_rqs_page_id checkout_failed_page_id rqs_content_page footer_id primary_navigation_id
    header_usp_collection_id cart_usp_collection_id notification_id social_media customer_service_phone
    customer_service_email customer_service_ref currency_disclaimer_ref become_dealer_ref currency_symbol
    exchange_rate exchange_rate_on price_level_percent payment_provider_config_id
    payment_methods google_recaptcha_key gtm_container_id google_maps_key client_api_endpoint
    auto_redirect_if_not_in_same_country enable_rqs enable_stock_reminder_feature`,
  site_language: 'site_id language_id host position texts',
  usp_collection: 'usp_collection_id key',
  usp_item: 'usp_collection_id position icon ref titles',
  conversion: 'mailplus_id day site_id language_id created_at',
}
