import type { AppContext } from '../app-context.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { mollieProvider } from './mollie/provider.ts'
import type { PaymentProvider } from './provider.ts'
import type { ProviderName } from './records.ts'
import { sandboxProvider } from './sandbox/provider.ts'

const makers: Record<ProviderName, (context: AppContext) => PaymentProvider> = {
  sandbox: sandboxProvider,
  mollie: mollieProvider,
}

const known = new WeakMap<AppContext, Map<ProviderName, PaymentProvider>>()

/** PAYMENTS-2: the provider that a site's configuration names; one circuit breaker for all its calls in this process. */
export function providerOf(context: AppContext, name: ProviderName): PaymentProvider {
  const providers = known.get(context) ?? new Map<ProviderName, PaymentProvider>()
  known.set(context, providers)
  const provider = providers.get(name) ?? withCircuitBreaker(context, makers[name](context))
  providers.set(name, provider)
  return provider
}

export function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(makers, name)
}

function withCircuitBreaker(context: AppContext, provider: PaymentProvider): PaymentProvider {
  const guarded = createCircuitBreaker(context.now)
  return {
    ...provider,
    createPayment: (payment) => guarded(() => provider.createPayment(payment)),
    fetchPayment: (id) => guarded(() => provider.fetchPayment(id)),
    cancelPayment: (id) => guarded(() => provider.cancelPayment(id)),
    refundPayment: (id, amountCents, key) => guarded(() => provider.refundPayment(id, amountCents, key)),
  }
}
