import {
  isPaymentMethod,
  type PaymentMethodId,
  giftCardMethodId,
  mandateOf,
  paymentMethods,
} from '@haverhof/domain/payments'
import { cacheTable, namedCache } from '@haverhof/domain/shared'
import { LRUCache } from 'lru-cache'
import { setTimeout } from 'node:timers/promises'
import type { Resources } from '../resources.ts'
import { type Issuer, type PaymentProvider, ProviderAway } from './provider.ts'
import { isProviderName, type PaymentProviders } from './providers.ts'
import type { ProviderName } from './records.ts'
import { sandboxIsOpen } from './sandbox/is-open.ts'
import { statement } from '../database/index.ts'

export type OfferedMethod = {
  paymentMethodId: PaymentMethodId
  costsCents: number
  issuers: readonly Issuer[]
}

export type SitePayments = {
  provider: ProviderName
  methods: readonly OfferedMethod[]
  takesGiftCards: boolean
  /** It has methods, and may offer none of them. */
  isClosed: boolean
}

export type SitePaymentsCache = { of: (siteId: number) => Promise<SitePayments> }

/** What a site lets its customers pay with, and where (PAYMENTS-1). Cached for a minute: every checkout asks. */
export function createSitePayments(resources: Resources, providers: PaymentProviders): SitePaymentsCache {
  const cache = new LRUCache<number, SitePayments>({
    max: cacheTable.sitePayments.max,
    ttl: cacheTable.sitePayments.lifetimeMs,
    ttlResolution: 0,
    perf: { now: () => resources.now().getTime() },
    ignoreFetchAbort: true,
    fetchMethod: (siteId) => readSitePayments(resources, providers, siteId),
  })
  namedCache('sitePayments', cache)
  return { of: (siteId) => cache.forceFetch(siteId) }
}

/** The method and bank a customer chose, when the site offers them. */
export function offeredMethod(
  { methods }: SitePayments,
  paymentMethodId: string,
  issuer: string | null,
): OfferedMethod | null {
  const method = methods.find((each) => each.paymentMethodId === paymentMethodId)
  if (!method) return null
  return issuer === null || method.issuers.some(({ issuerId }) => issuerId === issuer) ? method : null
}

/** The methods of a site that can begin a mandate (REPEAT-31). */
export function methodsForMandates({ methods }: SitePayments): OfferedMethod[] {
  return methods.filter(({ paymentMethodId }) => mandateOf(paymentMethodId) !== null)
}

type Row = { provider: string; methods: { paymentMethodId: string }[]; regionCode: string }

async function readSitePayments(
  { database, env, log }: Resources,
  providers: PaymentProviders,
  siteId: number,
): Promise<SitePayments> {
  const [row] = await database.rows(read, { siteId })
  if (!row || !isProviderName(row.provider))
    throw new Error(`Site ${siteId} has no payment provider that the shop knows`)
  const provider = providers.of(row.provider)
  const ids = row.methods.map(({ paymentMethodId }) => paymentMethodId)
  const methods = ids.filter(isPaymentMethod)
  const isClosed = methods.length > 0 && provider.name === 'sandbox' && !sandboxIsOpen({ env })
  if (isClosed) log.warn({ siteId }, 'the site can take no payments: its provider is the sandbox')
  const isEnabled = isClosed ? () => false : await enabledAt(log, provider, row.regionCode)
  return {
    provider: provider.name,
    isClosed,
    takesGiftCards: ids.includes(giftCardMethodId),
    methods: methods.filter(isEnabled).map((paymentMethodId) => ({
      paymentMethodId,
      costsCents: paymentMethods[paymentMethodId].costsCents,
      issuers: provider.issuersOf(paymentMethodId),
    })),
  }
}

const askedMs = 1500

/** A customer does not wait long for it; without an answer every method of the site is offered (PAYMENTS-13). */
async function enabledAt(
  log: Resources['log'],
  provider: PaymentProvider,
  regionCode: string,
): Promise<(method: PaymentMethodId) => boolean> {
  try {
    const tooLate = setTimeout(askedMs, undefined, { ref: false }).then(() => {
      throw new ProviderAway('the list of methods did not come in time')
    })
    const enabled = await Promise.race([provider.enabledMethods(regionCode), tooLate])
    return (method) => enabled === null || enabled.has(method)
  } catch (error) {
    log.warn({ err: error, provider: provider.name }, 'the provider did not say which methods are enabled')
    return () => true
  }
}

const read = statement<{ siteId: number }, Row>(
  'payments-of-site',
  `
    select payment_provider_config_id provider, payment_methods methods, region_code "regionCode"
    from site join country using (country_id) where site_id = :siteId`,
)
