import type { Resources } from '../../resources.ts'
import { type PaymentProvider, ProviderRefusal } from '../provider.ts'
import type { MollieApi } from './api.ts'

/** Mollie, through its published client. It lets customers choose their bank itself. */
export function mollieProvider({ env }: Resources): PaymentProvider {
  let loading: Promise<MollieApi> | null = null
  // Loaded with the first payment: a shop that uses another provider never needs it.
  const api = () => (loading ??= load(env.MOLLIE_API_KEY, env.MOLLIE_URL))
  return {
    name: 'mollie',
    issuersOf: () => [],
    enabledMethods: async (regionCode) => (await api()).enabledMethods(regionCode),
    createPayment: async (payment) => (await api()).create(payment),
    fetchPayment: async (id) => (await api()).fetch(id),
    cancelPayment: async (id) => (await api()).cancel(id),
    createCustomer: async (customer) => (await api()).createCustomer(customer),
    revokeMandate: async (mandate) => (await api()).revokeMandate(mandate),
    refundPayment: async (id, refund) => (await api()).refund(id, refund),
    findRefund: async (id, reference) => (await api()).findRefund(id, reference),
  }
}

async function load(apiKey: string | undefined, url: string | undefined): Promise<MollieApi> {
  if (!apiKey) throw new ProviderRefusal('MOLLIE_API_KEY is not set')
  const { openMollie } = await import('./api.ts')
  return openMollie(apiKey, url)
}
