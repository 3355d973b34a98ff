/** The shapes kept in JSON columns. Translations are keyed by language code. */
export type Translations = Record<string, string>

/** How loud a notice is. */
export const noticeTones = ['information', 'warning'] as const

export type LocalizedLink = { ref: string; titles: Translations }

export type SocialMedia = {
  instagram: string | null
  facebook: string | null
  twitter: string | null
  youtube: string | null
  linkedin: string | null
  tiktok: string | null
}

export type PaymentMethod = { paymentMethodId: string }

export type SiteTexts = {
  customerServiceTitle: string
  customerServiceBottomText: string
  openingHours: { days: string; hours: string }[]
  dealerPageTitle: string
  becomeDealerTitle: string
  currencyDisclaimerTitle: string
}
