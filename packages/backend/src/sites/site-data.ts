import { languageCodes, languageOfCode, platformNames } from '@haverhof/domain/shared'
import { z } from 'zod'
import { noticeTones } from './records.ts'

/** The shape of data/sites.yaml. */

/** Incoming codes such as `esp` and `se` count too (SITES-3). */
const Language = z.string().transform((code, context) => {
  const language = languageOfCode(code)
  if (language) return language
  context.addIssue({ code: 'custom', message: `${code} is not a language of the shop` })
  return z.NEVER
})

const Ref = z.string().regex(/^[a-z-]+:[a-z0-9-]+$/, 'must look like page:delivery')
const Titles = z.partialRecord(z.enum(languageCodes), z.string().min(1))
const Key = z.string().regex(/^[a-z0-9-]+$/)
const Url = z.url({ protocol: /^https$/ }).nullable()
const Country = z.string().regex(/^[A-Z]{2}$/)

const UspCollection = z.strictObject({
  id: z.int(),
  key: Key,
  items: z.array(z.strictObject({ icon: Key, ref: Ref.nullable(), titles: Titles })),
})

const Notification = z.strictObject({
  id: z.int(),
  key: Key,
  tone: z.enum(noticeTones),
  messages: Titles,
  link: z.strictObject({ ref: Ref, titles: Titles }).nullable(),
  activeFrom: z.iso.datetime().nullish(),
  activeUntil: z.iso.datetime().nullish(),
})

const Texts = z.strictObject({
  customerServiceTitle: z.string(),
  customerServiceBottomText: z.string(),
  openingHours: z.array(z.strictObject({ days: z.string(), hours: z.string() })),
  dealerPageTitle: z.string(),
  becomeDealerTitle: z.string(),
  currencyDisclaimerTitle: z.string(),
})

const PlatformData = z.strictObject({
  fallbackLanguage: Language,
  pages: z.strictObject({
    root: Key,
    notFound: Key,
    internalError: Key,
    customerService: Key,
    checkoutSuccess: Key,
    checkoutSuccessRqs: Key,
    checkoutFailed: Key,
    rqs: Key,
  }),
  footer: Key,
  navigation: Key,
  headerUsps: Key,
  cartUsps: Key,
  customerServiceRef: Ref,
  currencyDisclaimerRef: Ref.nullable(),
  becomeDealerRef: Ref.nullable(),
  socialMedia: z.strictObject({
    instagram: Url,
    facebook: Url,
    twitter: Url,
    youtube: Url,
    linkedin: Url,
    tiktok: Url,
  }),
  enableRqs: z.boolean(),
  enableStockReminderFeature: z.boolean(),
  texts: z.partialRecord(z.enum(languageCodes), Texts),
})

const SiteData = z.strictObject({
  id: z.int(),
  name: z.string(),
  platform: z.enum(platformNames),
  country: Country,
  languages: z.array(z.strictObject({ code: Language, host: z.hostname() })).min(1),
  phone: z.string().regex(/^\+[\d ]{6,20}$/),
  email: z.email(),
  currencySymbol: z.string().min(1),
  exchangeRate: z.number().positive(),
  /** The day on which the rate was set; stands where another currency is shown (SITES-19). */
  exchangeRateOn: z.iso.date().nullable().default(null),
  priceLevelPercent: z.number().positive(),
  paymentProviderConfigId: z.string().min(1),
  /** Whether payment methods that lend money are offered (PAYMENTS-18). */
  payLater: z.boolean(),
  paymentMethods: z.array(Key),
  googleRecaptchaKey: z.string().nullish(),
  gtmContainerId: z.string().nullish(),
  googleMapsKey: z.string().nullish(),
  autoRedirectIfNotInSameCountry: z.boolean(),
  notification: Key.nullable(),
})

export const SitesFile = z.strictObject({
  countries: z.array(
    z.strictObject({
      code: Country,
      moreDays: z.tuple([z.int().nonnegative(), z.int().nonnegative()]),
      labelLanguages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
    }),
  ),
  uspCollections: z.array(UspCollection),
  notifications: z.array(Notification),
  platforms: z.record(z.enum(platformNames), PlatformData),
  sites: z.array(SiteData),
})

export type SitesFile = z.infer<typeof SitesFile>
export type SiteData = SitesFile['sites'][number]
