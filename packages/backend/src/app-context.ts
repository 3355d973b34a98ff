import type { CaptchaKey } from './accounts/captcha/captcha-key.ts'
import type { CartHooks } from './cart/hooks.ts'
import type { Catalogue } from './catalogue/product-index/catalogue.ts'
import type { SearchEngine } from './catalogue/search-engine/search-engine.ts'
import type { VariantTextCache } from './catalogue/variants/variant-text-cache.ts'
import type { Database } from './database/index.ts'
import type { concurrencyLimit } from './limits/concurrency-limit.ts'
import type { OrderHooks } from './orders/hooks.ts'
import type { PaymentProviders } from './payments/providers.ts'
import type { SitePaymentsCache } from './payments/site-payments.ts'
import type { PriceTerms } from './pricing/terms.ts'
import type { VatAnswerCache } from './pricing/vat-answer-cache.ts'
import type { Resources } from './resources.ts'

/** All that a use case may reach for. Types alone: `api/create-app-context.ts` builds it, for the shop and for tests. */
export type AppContext = AsyncDisposable &
  Resources &
  ProcessState & {
    cartHooks: CartHooks
    orderHooks: OrderHooks
    /** Connections of the staff API's own, with a shorter limit: no list or export takes one from those who buy (STAFF-61). */
    staffDatabase: Database
  }

/**
 * What a process remembers between calls. No correctness rests on it: the truth is in PostgreSQL, and another process remembers
 * something else. Nothing here holds a connection or a timer of its own, so closing the database ends all of it.
 */
export type ProcessState = {
  catalogue: Pick<Catalogue, 'reference' | 'nextRefresh'>
  searchEngine: SearchEngine
  variantTexts: VariantTextCache
  priceTerms: PriceTerms
  vatAnswers: VatAnswerCache
  paymentProviders: PaymentProviders
  sitePayments: SitePaymentsCache
  /** Orders that are being placed, by cart. */
  ordersInFlight: Map<string, Promise<unknown>>
  /** The round of sending mails that runs, if one does; `again` makes it look once more before it ends. */
  mailRound: { running: { again: boolean } | null }
  /** The same for deliveries of webhooks. */
  webhookRound: { running: { again: boolean } | null }
  captchaKey: CaptchaKey
  /**
   * Public calls that hash pass one semaphore: four at once, so that a crowd before it
   * takes neither the connections nor the processor from those who buy (ACCOUNTS-16).
   */
  limitAnonymousCalls: ReturnType<typeof concurrencyLimit>
}
