import { supplies, vatTypes } from '@haverhof/domain/sites'
import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import {
  type LocalizedLink,
  noticeTones,
  type PaymentMethod,
  type SiteTexts,
  type SocialMedia,
  type Translations,
} from './records.ts'
import { oneOf } from '../database/one-of.ts'

export const language = pgTable('language', {
  languageId: smallint('language_id').primaryKey(),
  /** Two-letter code: nl, de, da … */
  code: text().notNull().unique(),
  culture: text().notNull(),
  localizedName: text('localized_name').notNull(),
})

export const country = pgTable('country', {
  /** The numeric ISO 3166-1 code: 528 is the Netherlands. */
  countryId: integer('country_id').primaryKey(),
  regionCode: text('region_code').notNull().unique(),
  position: integer().notNull(),
  /** Working days that a parcel takes longer to there than within the Netherlands, at least and at most (DELIVERY-7). */
  moreDays: smallint('more_days').array().notNull().default([0, 0]),
  /** The languages in one of which a feed label must be there (DELIVERY-9). */
  labelLanguages: text('label_languages').array().notNull().default([]),
})

/** What a product is to the tax office; `low` and `high` are the names of the API. */
export const taxClass = pgTable(
  'tax_class',
  {
    taxClass: text('tax_class').primaryKey(),
    supply: text().$type<(typeof supplies)[number]>().notNull(),
    vatType: text('vat_type').$type<(typeof vatTypes)[number]>().notNull(),
  },
  () => [oneOf('tax_class_supply', 'supply', supplies), oneOf('tax_class_vat_type', 'vat_type', vatTypes)],
)

/** The rate of a class in a country, from a day on: the one source of every percentage that the shop shows or charges (PRICING-3). */
export const taxRate = pgTable(
  'tax_rate',
  {
    countryId: integer('country_id')
      .notNull()
      .references(() => country.countryId),
    taxClass: text('tax_class')
      .notNull()
      .references(() => taxClass.taxClass),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** Where the figure stands. */
    source: text().notNull(),
    /** Who must still look at it, and at what. */
    confirm: text(),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.taxClass, table.validFrom] })],
)

/** What the release before `tax_rate` reads; it goes with the next migration that may take away. */
export const vatRate = pgTable(
  'vat_rate',
  {
    countryId: integer('country_id')
      .notNull()
      .references(() => country.countryId),
    vatClass: text('vat_class').$type<(typeof vatTypes)[number]>().notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.countryId, table.vatClass, table.validFrom] }),
    oneOf('vat_rate_vat_class', 'vat_class', vatTypes),
  ],
)

export const uspCollection = pgTable('usp_collection', {
  uspCollectionId: integer('usp_collection_id').primaryKey(),
  key: text().notNull().unique(),
})

export const uspItem = pgTable(
  'usp_item',
  {
    uspCollectionId: integer('usp_collection_id')
      .notNull()
      .references(() => uspCollection.uspCollectionId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    icon: text().notNull(),
    /** What the point leads to: a ref of the path table, or null. */
    ref: text(),
    titles: jsonb().$type<Translations>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uspCollectionId, table.position] })],
)

export const notification = pgTable(
  'notification',
  {
    notificationId: integer('notification_id').primaryKey(),
    key: text().notNull().unique(),
    tone: text().$type<(typeof noticeTones)[number]>().notNull(),
    messages: jsonb().$type<Translations>().notNull(),
    link: jsonb().$type<LocalizedLink>(),
    activeFrom: timestamp('active_from', { withTimezone: true }),
    activeUntil: timestamp('active_until', { withTimezone: true }),
  },
  () => [oneOf('notification_tone', 'tone', noticeTones)],
)

export const site = pgTable('site', {
  siteId: integer('site_id').primaryKey(),
  name: text().notNull(),
  /** 0 shop, 1 muehldorfer, 2 corporate. */
  platform: smallint().notNull(),
  countryId: integer('country_id')
    .notNull()
    .references(() => country.countryId),
  fallbackLanguageId: smallint('fallback_language_id')
    .notNull()
    .references(() => language.languageId),
  rootContentPageId: integer('root_content_page_id').notNull(),
  notFoundContentPageId: integer('not_found_content_page_id').notNull(),
  internalErrorContentPageId: integer('internal_error_content_page_id').notNull(),
  customerServiceContentPageId: integer('customer_service_content_page_id').notNull(),
  checkoutSuccessPageId: integer('checkout_success_page_id').notNull(),
  checkoutSuccessRqsPageId: integer('checkout_success_rqs_page_id').notNull(),
  checkoutFailedPageId: integer('checkout_failed_page_id').notNull(),
  rqsContentPage: integer('rqs_content_page').notNull(),
  footerId: integer('footer_id').notNull(),
  primaryNavigationId: integer('primary_navigation_id').notNull(),
  headerUspCollectionId: integer('header_usp_collection_id')
    .notNull()
    .references(() => uspCollection.uspCollectionId),
  cartUspCollectionId: integer('cart_usp_collection_id')
    .notNull()
    .references(() => uspCollection.uspCollectionId),
  notificationId: integer('notification_id').references(() => notification.notificationId),
  socialMedia: jsonb('social_media').$type<SocialMedia>().notNull(),
  customerServicePhone: text('customer_service_phone').notNull(),
  customerServiceEmail: text('customer_service_email').notNull(),
  customerServiceRef: text('customer_service_ref').notNull(),
  currencyDisclaimerRef: text('currency_disclaimer_ref'),
  becomeDealerRef: text('become_dealer_ref'),
  /** The sign shown beside amounts; it decides the currency code (SITES-6). */
  currencySymbol: text('currency_symbol').notNull(),
  /** Units of the shown currency for one euro; 1 where the euro itself is shown. */
  exchangeRate: numeric('exchange_rate', { precision: 12, scale: 6, mode: 'number' }).notNull(),
  /** The day on which the shop set that rate; null where the euro is shown. */
  exchangeRateOn: date('exchange_rate_on'),
  /** Prices of this site in percent of the Dutch price. */
  priceLevelPercent: numeric('price_level_percent', { precision: 6, scale: 2, mode: 'number' }).notNull(),
  paymentProviderConfigId: text('payment_provider_config_id').notNull(),
  paymentMethods: jsonb('payment_methods').$type<PaymentMethod[]>().notNull(),
  googleRecaptchaKey: text('google_recaptcha_key'),
  gtmContainerId: text('gtm_container_id'),
  googleMapsKey: text('google_maps_key'),
  clientApiEndpoint: text('client_api_endpoint').notNull(),
  autoRedirectIfNotInSameCountry: boolean('auto_redirect_if_not_in_same_country').notNull(),
  enableRqs: boolean('enable_rqs').notNull(),
  enableStockReminderFeature: boolean('enable_stock_reminder_feature').notNull(),
})

/** A host is a site and a language (SITES-1). */
export const siteLanguage = pgTable(
  'site_language',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => site.siteId),
    languageId: smallint('language_id')
      .notNull()
      .references(() => language.languageId),
    host: text().notNull().unique(),
    /** 0 is the language of the site's own domain. */
    position: integer().notNull(),
    texts: jsonb().$type<SiteTexts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.languageId] })],
)
