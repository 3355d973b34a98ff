import type { z } from '@hono/zod-openapi'
import {
  classOfVatType,
  currencyOfSymbol,
  type DatedTaxRate,
  rateOf,
  scopeOfHost,
  type SiteScope,
  taxRatesOn,
} from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { addressBook, type PagesOfSites } from './pages-of-sites.ts'
import type { Site, SiteSummary, TrackingSettings } from './schemas.ts'
import { statement } from '../database/index.ts'

type SiteView = z.infer<typeof Site>
type SiteLinks = 'customerServiceLink' | 'currencyConversionDisclaimerLink' | 'becomeDealerLink'
type SiteFields = Omit<SiteView, 'currency' | 'vatPercentageLow' | 'vatPercentageHigh' | SiteLinks>

type SiteRow = {
  site: SiteFields
  /** The language of its texts. */
  languageId: number
  links: { [Name in SiteLinks]: { ref: string | null; title: string | null } }
  taxRates: DatedTaxRate[]
}

/** No site means all of them. */
export type SitesAsked = { siteId: number | null; languageId: number }

/** One site, or all of them, with texts in the caller's language where the site speaks it. Two statements. */
export async function readSites(
  context: AppContext,
  pages: PagesOfSites,
  { siteId: askedId, languageId: askedLanguageId }: SitesAsked,
): Promise<SiteView[]> {
  const rows = await context.database.reader.rows(sites, { siteId: askedId, languageId: askedLanguageId })
  const hostOf = ({ site, languageId }: SiteRow) => ({ siteId: site.siteId, languageId })
  const addressOf = await addressBook(
    pages,
    rows.flatMap((row) => Object.values(row.links).map(({ ref }) => ({ ...hostOf(row), ref }))),
  )
  return rows.map((row) => {
    const rates = taxRatesOn(row.taxRates, context.now())
    const link = (name: SiteLinks): SiteView[SiteLinks] => {
      const { ref, title } = row.links[name]
      const page = addressOf(hostOf(row), ref)
      return page && { title: title ?? page.title, route: page.path, target: '_self' }
    }
    return {
      ...row.site,
      currency: currencyOfSymbol(row.site.currencySymbol),
      vatPercentageLow: rateOf(rates, classOfVatType.low),
      vatPercentageHigh: rateOf(rates, classOfVatType.high),
      customerServiceLink: link('customerServiceLink'),
      currencyConversionDisclaimerLink: link('currencyConversionDisclaimerLink'),
      becomeDealerLink: link('becomeDealerLink'),
    }
  })
}

/** What scripts of other companies need to know of a site. */
export async function readTrackingSettings(
  context: AppContext,
  siteId: number,
): Promise<z.infer<typeof TrackingSettings> | null> {
  const [row] = await context.database.reader.rows(trackingSettings, { siteId })
  if (!row) return null
  const { currencySymbol, ...settings } = row
  return { ...settings, currency: currencyOfSymbol(currencySymbol) }
}

/** What a client needs to know first about the domain it runs on (SITES-4). */
export async function readSiteByDomain(
  context: AppContext,
  domain: string,
): Promise<z.infer<typeof SiteSummary> | null> {
  const scopes = await context.sites.scopes()
  const scope = scopeOfHost(scopes, domain, context.env.SHOP_ENV !== 'production')
  if (!scope) return null
  const [row] = await context.database.reader.rows(siteSummary, { siteId: scope.siteId })
  return row ? summaryOf(scope, row) : null
}

function summaryOf(scope: SiteScope, row: { languages: SiteFields['languages']; endpoint: string }) {
  return {
    siteId: scope.siteId,
    countryId: scope.countryId,
    clientApiEndpoint: row.endpoint,
    type: scope.platform,
    languages: row.languages,
    fallbackLanguageId: scope.fallbackLanguageId,
    languageId: scope.languageId,
  }
}

const languagesOfSite = `(
  select jsonb_agg(jsonb_build_object('languageId', l.language_id, 'localizedName', l.localized_name) order by sl.position)
  from site_language sl join language l using (language_id) where sl.site_id = s.site_id)`

const siteSummary = statement<{ siteId: number }, { languages: SiteFields['languages']; endpoint: string }>(
  'sites-summary',
  `select s.client_api_endpoint endpoint, ${languagesOfSite} languages from site s where s.site_id = :siteId`,
)

const trackingSettings = statement<
  { siteId: number },
  Omit<z.infer<typeof TrackingSettings>, 'currency'> & { currencySymbol: string }
>(
  'sites-tracking-settings',
  `
    select gtm_container_id "gtmContainerId", google_recaptcha_key "googleRecaptchaKey", currency_symbol "currencySymbol"
    from site where site_id = :siteId`,
)

const sites = statement<{ siteId: number | null; languageId: number }, SiteRow>(
  'sites-read',
  `
    select jsonb_build_object(
      'siteId', s.site_id, 'name', s.name, 'type', s.platform,
      'domain', (select host from site_language where site_id = s.site_id and position = 0),
      'rootContentPageId', s.root_content_page_id, 'notFoundContentPageId', s.not_found_content_page_id,
      'internalErrorContentPageId', s.internal_error_content_page_id,
      'customerServiceContentPageId', s.customer_service_content_page_id,
      'checkoutSuccessPageId', s.checkout_success_page_id,
      'checkoutSuccessRqsPageId', s.checkout_success_rqs_page_id,
      'checkoutFailedPageId', s.checkout_failed_page_id, 'rqsContentPage', s.rqs_content_page,
      'footerId', s.footer_id, 'countryId', s.country_id, 'primaryNavigationId', s.primary_navigation_id,
      'socialMedia', s.social_media,
      'customerServiceTitle', t.texts->>'customerServiceTitle',
      'customerServiceBottomText', t.texts->>'customerServiceBottomText',
      'customerServicePhoneLink', jsonb_build_object(
        'title', s.customer_service_phone, 'target', '_self',
        'route', 'tel:' || replace(s.customer_service_phone, ' ', '')),
      'customerServiceEmailAddress', s.customer_service_email,
      'openingHours', t.texts->'openingHours',
      'currencySymbol', s.currency_symbol, 'exchangeRate', s.exchange_rate,
      'exchangeRateOn', s.exchange_rate_on
    ) || jsonb_build_object(
      'paymentProviderConfigId', s.payment_provider_config_id, 'languages', ${languagesOfSite},
      'paymentMethods', s.payment_methods, 'headerUspCollectionId', s.header_usp_collection_id,
      'cartUspCollectionId', s.cart_usp_collection_id, 'googleRecaptchaKey', s.google_recaptcha_key,
      'gtmContainerId', s.gtm_container_id, 'clientApiEndpoint', s.client_api_endpoint,
      'autoRedirectIfNotInSameCountry', s.auto_redirect_if_not_in_same_country, 'enableRqs', s.enable_rqs,
      'googleMapsKey', s.google_maps_key, 'dealerPageTitle', t.texts->>'dealerPageTitle',
      'notificationId', s.notification_id, 'enableStockReminderFeature', s.enable_stock_reminder_feature,
      'fallbackLanguageId', s.fallback_language_id, 'textLanguage', t.code
    ) site, t.language_id "languageId", (
      select c.tax_rates from country_terms c where c.country_id = s.country_id) "taxRates",
      jsonb_build_object(
        'customerServiceLink', jsonb_build_object('ref', s.customer_service_ref, 'title', null),
        'currencyConversionDisclaimerLink', jsonb_build_object(
          'ref', s.currency_disclaimer_ref, 'title', t.texts->>'currencyDisclaimerTitle'),
        'becomeDealerLink', jsonb_build_object('ref', s.become_dealer_ref, 'title', t.texts->>'becomeDealerTitle')
      ) links
    from site s
    join lateral (
      select sl.language_id, sl.texts, l.code from site_language sl join language l using (language_id)
      where sl.site_id = s.site_id order by sl.language_id <> :languageId, sl.position limit 1
    ) t on true
    where :siteId::int is null or s.site_id = :siteId
    order by s.site_id`,
)
