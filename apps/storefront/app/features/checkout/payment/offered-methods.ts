import type { Schemas } from '@haverhof/api-client'
import { preselectedMethod } from '@haverhof/domain/payments'

type Method = Schemas['PaymentMethodOption']

export type MethodChoice = { paymentMethodId: string | null; issuer: string | null }

/** What is offered and works here: Apple Pay in browsers that say so; Mollie's page asks for the rest. */
export function usableMethods(methods: readonly Method[]): Method[] {
  return methods.filter(
    ({ paymentMethodId }) => paymentMethodId !== 'applepay' || 'ApplePaySession' in globalThis,
  )
}

/** What was chosen before, while it is offered, or else what is chosen beforehand (PAYMENTS-15). */
export function choiceAmong(methods: readonly Method[], before: Partial<MethodChoice> | null): MethodChoice {
  const choice = { paymentMethodId: before?.paymentMethodId ?? null, issuer: before?.issuer ?? null }
  return missingChoice(methods, choice)
    ? { paymentMethodId: preselectedMethod(methods, null), issuer: null }
    : choice
}

/** What is still missing before this choice can pay. */
export function missingChoice(
  methods: readonly Method[],
  { paymentMethodId }: MethodChoice,
): 'method' | null {
  return methods.some((each) => each.paymentMethodId === paymentMethodId) ? null : 'method'
}
