import type { z } from '@hono/zod-openapi'
import { currencyOfSymbol, scopeOfHost, type SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import type { Site, SiteSummary } from './schemas.ts'
import { statement } from '../database/index.ts'

type SiteRow = Omit<z.infer<typeof Site>, 'currency'>

/** One site, or all of them, with texts in the caller's language where the site speaks it. */
export async function readSites(
  context: AppContext,
  languageId: number,
  siteId: number | null,
): Promise<z.infer<typeof Site>[]> {
  const rows = await context.database.rows(sites, { siteId, languageId })
  return rows.map(({ site }) => ({ ...site, currency: currencyOfSymbol(site.currencySymbol) }))
}

/** SITES-4: what a client needs to know first about the domain it runs on. */
export async function readSiteByDomain(
  context: AppContext,
  domain: string,
): Promise<z.infer<typeof SiteSummary> | null> {
  const scopes = await context.sites.scopes()
  const scope = scopeOfHost(scopes, domain, context.env.SHOP_ENV !== 'production')
  if (!scope) return null
  const [row] = await context.database.rows(siteSummary, { siteId: scope.siteId })
  return row ? summaryOf(scope, row) : null
}

function summaryOf(scope: SiteScope, row: { languages: SiteRow['languages']; endpoint: string }) {
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

const siteSummary = statement<{ siteId: number }, { languages: SiteRow['languages']; endpoint: string }>(
  'sites-summary',
  `select s.client_api_endpoint endpoint, ${languagesOfSite} languages from site s where s.site_id = :siteId`,
)

function link(ref: string, title: string): string {
  return `(select jsonb_build_object('title', coalesce(${title}, p.title), 'route', p.path, 'target', '_self')
    from path p where (p.site_id, p.language_id, p.ref) = (s.site_id, t.language_id, ${ref}) and p.is_current)`
}

const sites = statement<{ siteId: number | null; languageId: number }, { site: SiteRow }>(
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
      'customerServiceLink', ${link('s.customer_service_ref', 'null')},
      'customerServicePhoneLink', jsonb_build_object(
        'title', s.customer_service_phone, 'target', '_self',
        'route', 'tel:' || replace(s.customer_service_phone, ' ', '')),
      'customerServiceEmailAddress', s.customer_service_email,
      'openingHours', t.texts->'openingHours',
      'currencyConversionDisclaimerLink', ${link('s.currency_disclaimer_ref', `t.texts->>'currencyDisclaimerTitle'`)},
      'currencySymbol', s.currency_symbol, 'exchangeRate', s.exchange_rate
    ) || jsonb_build_object(
      'paymentProviderConfigId', s.payment_provider_config_id, 'languages', ${languagesOfSite},
      'paymentMethods', s.payment_methods, 'headerUspCollectionId', s.header_usp_collection_id,
      'cartUspCollectionId', s.cart_usp_collection_id, 'googleRecaptchaKey', s.google_recaptcha_key,
      'gtmContainerId', s.gtm_container_id, 'clientApiEndpoint', s.client_api_endpoint,
      'autoRedirectIfNotInSameCountry', s.auto_redirect_if_not_in_same_country, 'enableRqs', s.enable_rqs,
      'vatPercentageHigh', s.vat_percentage_high, 'vatPercentageLow', s.vat_percentage_low,
      'googleMapsKey', s.google_maps_key, 'dealerPageTitle', t.texts->>'dealerPageTitle',
      'becomeDealerLink', ${link('s.become_dealer_ref', `t.texts->>'becomeDealerTitle'`)},
      'notificationId', s.notification_id, 'enableStockReminderFeature', s.enable_stock_reminder_feature,
      'fallbackLanguageId', s.fallback_language_id, 'textLanguage', t.code
    ) site
    from site s
    join lateral (
      select sl.language_id, sl.texts, l.code from site_language sl join language l using (language_id)
      where sl.site_id = s.site_id order by sl.language_id <> :languageId, sl.position limit 1
    ) t on true
    where :siteId::int is null or s.site_id = :siteId
    order by s.site_id`,
)
