import { z } from '@hono/zod-openapi'

export const Link = z
  .object({
    title: z.string(),
    route: z.string().openapi({ description: 'Path on this site, or an address outside the shop' }),
    target: z.enum(['_self', '_blank']),
  })
  .openapi('Link')

export const Language = z
  .object({
    languageId: z.int(),
    culture: z.string().openapi({ example: 'nl-NL' }),
    localizedName: z.string(),
  })
  .openapi('Language')

export const Country = z
  .object({
    countryId: z.int().openapi({ description: 'Numeric ISO 3166-1 code', example: 528 }),
    name: z.string(),
    regionCode: z.string().openapi({ example: 'NL' }),
  })
  .openapi('Country')

const SiteLanguage = z.object({ languageId: z.int(), localizedName: z.string() })
const siteType = z.int().openapi({ description: '0 main brand, 1 sister brand, 2 corporate' })

export const SiteSummary = z
  .object({
    siteId: z.int(),
    countryId: z.int(),
    clientApiEndpoint: z.string(),
    type: siteType,
    languages: z.array(SiteLanguage),
    fallbackLanguageId: z.int(),
    languageId: z.int().openapi({ description: 'The language of the domain that was asked for' }),
  })
  .openapi('SiteSummary')

const nullableUrl = z.string().nullable()
const SocialMedia = z.object({
  instagram: nullableUrl,
  facebook: nullableUrl,
  twitter: nullableUrl,
  youtube: nullableUrl,
  linkedin: nullableUrl,
  tiktok: nullableUrl,
})

export const Site = z
  .object({
    siteId: z.int(),
    name: z.string(),
    domain: z.string(),
    type: siteType,
    rootContentPageId: z.int(),
    notFoundContentPageId: z.int(),
    internalErrorContentPageId: z.int(),
    customerServiceContentPageId: z.int(),
    checkoutSuccessPageId: z.int(),
    checkoutSuccessRqsPageId: z.int(),
    checkoutFailedPageId: z.int(),
    rqsContentPage: z.int(),
    footerId: z.int(),
    countryId: z.int(),
    primaryNavigationId: z.int(),
    socialMedia: SocialMedia,
    customerServiceTitle: z.string(),
    customerServiceBottomText: z.string(),
    customerServiceLink: Link.nullable(),
    customerServicePhoneLink: Link,
    customerServiceEmailAddress: z.string(),
    openingHours: z.array(z.object({ days: z.string(), hours: z.string() })),
    currencyConversionDisclaimerLink: Link.nullable(),
    currency: z.string().openapi({ description: 'Code of the shown currency; the euro amount is binding' }),
    currencySymbol: z.string(),
    exchangeRate: z.number().openapi({ description: 'Units of the shown currency for one euro, indicative' }),
    exchangeRateOn: z.iso
      .date()
      .nullable()
      .openapi({ description: 'The day on which that rate was set; null where the euro is shown' }),
    paymentProviderConfigId: z.string(),
    languages: z.array(SiteLanguage),
    paymentMethods: z.array(z.object({ paymentMethodId: z.string() })),
    headerUspCollectionId: z.int(),
    cartUspCollectionId: z.int(),
    googleRecaptchaKey: z.string().nullable(),
    gtmContainerId: z.string().nullable(),
    clientApiEndpoint: z.string(),
    autoRedirectIfNotInSameCountry: z.boolean(),
    enableRqs: z.boolean(),
    vatPercentageHigh: z.number(),
    vatPercentageLow: z.number(),
    googleMapsKey: z.string().nullable(),
    dealerPageTitle: z.string(),
    becomeDealerLink: Link.nullable(),
    notificationId: z.int().nullable(),
    enableStockReminderFeature: z.boolean(),
    fallbackLanguageId: z.int(),
    textLanguage: z.string(),
  })
  .openapi('Site')

export const SiteLanguageEntry = z
  .object({
    key: z.string().openapi({ description: 'siteId-languageId', example: '1-1' }),
    displayName: z.string().openapi({ example: 'Nederland - Nederlands' }),
    siteId: z.int(),
    language: Language,
    country: Country,
    culture: z.string(),
    host: z.string(),
    type: siteType,
  })
  .openapi('SiteLanguageEntry')

export const LocalizationCheck = z
  .object({
    redirectUrl: z.string().nullable().openapi({ description: 'The same page on the site of that country' }),
    availableQueryParameters: z.array(z.string()),
  })
  .openapi('LocalizationCheck')

export const UspCollection = z
  .object({
    uspCollectionId: z.int(),
    items: z.array(
      z.object({ icon: z.string(), title: z.string(), url: z.string().nullable(), textLanguage: z.string() }),
    ),
  })
  .openapi('UspCollection')

export const Notification = z
  .object({
    notificationId: z.int(),
    tone: z.string(),
    message: z.string(),
    link: Link.nullable(),
    textLanguage: z.string(),
  })
  .openapi('Notification')

export const TrackingSettings = z
  .object({
    gtmContainerId: z.string().nullable(),
    googleRecaptchaKey: z.string().nullable(),
    currency: z.string(),
  })
  .openapi('TrackingSettings')
