import {
  isPaymentMethod,
  type PaymentMethodId,
  giftCardMethodId,
  paymentMethods,
} from '@haverhof/domain/payments'
import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import type { Issuer } from './provider.ts'
import { isProviderName, providerOf } from './providers.ts'
import type { ProviderName } from './records.ts'
import { sandboxIsOpen } from './sandbox/is-open.ts'

export type OfferedMethod = {
  paymentMethodId: PaymentMethodId
  costsCents: number
  issuers: readonly Issuer[]
}

export type SitePayments = {
  provider: ProviderName
  methods: readonly OfferedMethod[]
  takesGiftCards: boolean
}

type Known = { payments: SitePayments; until: number }

const known = new WeakMap<AppContext, Map<number, Known>>()

/** PAYMENTS-1: what a site lets its customers pay with, and where. Kept for a minute: every checkout asks. */
export async function sitePayments(context: AppContext, siteId: number): Promise<SitePayments> {
  const sites = known.get(context) ?? new Map<number, Known>()
  known.set(context, sites)
  const now = context.now().getTime()
  const found = sites.get(siteId)
  if (found && now < found.until) return found.payments
  const payments = await readSitePayments(context, siteId)
  sites.set(siteId, { payments, until: now + MINUTE })
  return payments
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

type Row = { provider: string; methods: { paymentMethodId: string }[] }

async function readSitePayments(context: AppContext, siteId: number): Promise<SitePayments> {
  const [row] = await context.database.rows<Row>(read, [siteId])
  if (!row || !isProviderName(row.provider))
    throw new Error(`Site ${siteId} has no payment provider that the shop knows`)
  const provider = providerOf(context, row.provider)
  const ids = row.methods.map(({ paymentMethodId }) => paymentMethodId)
  const isClosed = provider.name === 'sandbox' && !sandboxIsOpen(context)
  if (isClosed) context.log.warn({ siteId }, 'the site can take no payments: its provider is the sandbox')
  return {
    provider: provider.name,
    takesGiftCards: ids.includes(giftCardMethodId),
    methods: (isClosed ? [] : ids.filter(isPaymentMethod)).map((paymentMethodId) => ({
      paymentMethodId,
      costsCents: paymentMethods[paymentMethodId].costsCents,
      issuers: provider.issuersOf(paymentMethodId),
    })),
  }
}

const read = {
  name: 'payments-of-site',
  text: `
    select payment_provider_config_id provider, payment_methods methods from site where site_id = $1`,
}
