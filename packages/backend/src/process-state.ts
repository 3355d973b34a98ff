import { type CaptchaKey, createCaptchaKey } from './accounts/captcha/captcha-key.ts'
import { type Catalogue, createCatalogue } from './catalogue/product-index/catalogue.ts'
import { createVariantTextCache, type VariantTextCache } from './catalogue/variants/variant-text-cache.ts'
import { createPaymentProviders, type PaymentProviders } from './payments/providers.ts'
import { createSitePayments, type SitePaymentsCache } from './payments/site-payments.ts'
import { createPriceTerms, type PriceTerms } from './pricing/terms.ts'
import { createVatAnswerCache, type VatAnswerCache } from './pricing/vat-answer-cache.ts'
import { concurrencyLimit } from './limits/concurrency-limit.ts'
import type { Resources } from './resources.ts'

/**
 * What a process remembers between calls. No correctness rests on it: the truth is in PostgreSQL, and another process remembers
 * something else. Nothing here holds a connection or a timer of its own, so closing the database ends all of it.
 */
export type ProcessState = {
  catalogue: Catalogue
  variantTexts: VariantTextCache
  priceTerms: PriceTerms
  vatAnswers: VatAnswerCache
  paymentProviders: PaymentProviders
  sitePayments: SitePaymentsCache
  /** Orders that are being placed, by cart. */
  ordersInFlight: Map<string, Promise<unknown>>
  /** The round of sending mails that runs, if one does; `again` makes it look once more before it ends. */
  mailRound: { running: { again: boolean } | null }
  captchaKey: CaptchaKey
  /**
   * ACCOUNTS-16: what anybody may ask for without being signed in passes one semaphore: four at once, so that a crowd before it
   * takes neither the connections nor the processor from those who buy.
   */
  limitAnonymousCalls: ReturnType<typeof concurrencyLimit>
}

export function createProcessState(resources: Resources): ProcessState {
  const paymentProviders = createPaymentProviders(resources)
  return {
    catalogue: createCatalogue(resources),
    variantTexts: createVariantTextCache(),
    priceTerms: createPriceTerms(resources),
    vatAnswers: createVatAnswerCache(resources),
    paymentProviders,
    sitePayments: createSitePayments(resources, paymentProviders),
    ordersInFlight: new Map(),
    mailRound: { running: null },
    captchaKey: createCaptchaKey(resources),
    limitAnonymousCalls: concurrencyLimit({ concurrency: 4, maxPending: 32 }),
  }
}
