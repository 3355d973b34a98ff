import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { mollieProvider } from './mollie/provider.ts'
import type { PaymentProvider } from './provider.ts'
import type { Resources } from '../resources.ts'
import type { ProviderName } from './records.ts'
import { sandboxProvider } from './sandbox/provider.ts'

const makers: Record<ProviderName, (resources: Resources) => PaymentProvider> = {
  sandbox: sandboxProvider,
  mollie: mollieProvider,
}

export type PaymentProviders = {
  of: (name: ProviderName) => PaymentProvider
  /** Those that this process has asked, and whether it leaves them alone for a while. */
  circuits: () => { name: ProviderName; isOpen: boolean }[]
}

/** The provider that a site's configuration names; one circuit breaker for all its calls in this process (PAYMENTS-2). */
export function createPaymentProviders(resources: Resources): PaymentProviders {
  const providers = new Map<ProviderName, PaymentProvider>()
  const breakers = new Map<ProviderName, CircuitBreaker>()
  return {
    of: (name) => {
      const opened = providers.get(name)
      if (opened) return opened
      const breaker = createCircuitBreaker(resources.now)
      const provider = withCircuitBreaker(breaker, makers[name](resources))
      breakers.set(name, breaker)
      providers.set(name, provider)
      return provider
    },
    circuits: () => [...breakers].map(([name, { isOpen }]) => ({ name, isOpen: isOpen() })),
  }
}

export function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(makers, name)
}

function withCircuitBreaker(guarded: CircuitBreaker, provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    enabledMethods: (regionCode) => guarded(() => provider.enabledMethods(regionCode)),
    createPayment: (payment) => guarded(() => provider.createPayment(payment)),
    fetchPayment: (id) => guarded(() => provider.fetchPayment(id)),
    cancelPayment: (id) => guarded(() => provider.cancelPayment(id)),
    createCustomer: (customer) => guarded(() => provider.createCustomer(customer)),
    revokeMandate: (mandate) => guarded(() => provider.revokeMandate(mandate)),
    refundPayment: (id, refund) => guarded(() => provider.refundPayment(id, refund)),
    findRefund: (id, reference) => guarded(() => provider.findRefund(id, reference)),
  }
}
