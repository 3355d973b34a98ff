import { createCircuitBreaker } from './circuit-breaker.ts'
import { mollieProvider } from './mollie/provider.ts'
import type { PaymentProvider } from './provider.ts'
import type { Resources } from '../resources.ts'
import type { ProviderName } from './records.ts'
import { sandboxProvider } from './sandbox/provider.ts'

const makers: Record<ProviderName, (resources: Resources) => PaymentProvider> = {
  sandbox: sandboxProvider,
  mollie: mollieProvider,
}

export type PaymentProviders = { of: (name: ProviderName) => PaymentProvider }

/** PAYMENTS-2: the provider that a site's configuration names; one circuit breaker for all its calls in this process. */
export function createPaymentProviders(resources: Resources): PaymentProviders {
  const providers = new Map<ProviderName, PaymentProvider>()
  return {
    of: (name) => {
      const provider = providers.get(name) ?? withCircuitBreaker(resources, makers[name](resources))
      providers.set(name, provider)
      return provider
    },
  }
}

export function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(makers, name)
}

function withCircuitBreaker(resources: Resources, provider: PaymentProvider): PaymentProvider {
  const guarded = createCircuitBreaker(resources.now)
  return {
    ...provider,
    enabledMethods: (regionCode) => guarded(() => provider.enabledMethods(regionCode)),
    createPayment: (payment) => guarded(() => provider.createPayment(payment)),
    fetchPayment: (id) => guarded(() => provider.fetchPayment(id)),
    cancelPayment: (id) => guarded(() => provider.cancelPayment(id)),
    refundPayment: (id, amountCents, key) => guarded(() => provider.refundPayment(id, amountCents, key)),
  }
}
