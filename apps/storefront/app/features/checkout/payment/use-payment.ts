import type { Schemas } from '@haverhof/api-client'
import { preselectedMethod } from '@haverhof/domain/payments'
import { useState } from 'react'
import { type Cart, useCart, useCartState } from '../../../shared/cart'
import { useApi } from '../../../shared/shop/use-api'
import { answerOf, useQuery } from '../../../shared/shop/use-query'
import { isUsableHere, type MethodChoice, missingChoice } from './payment-methods'
import { type Problem, problemOf } from '../../../shared/shop/problem'

type Methods = Schemas['PaymentMethodOption'][]

export type MethodOffer = { methods: Methods | 'failed'; retry: () => void }

/** What is offered to pay with; null until it is known. */
export function useMethodOffer(): MethodOffer | null {
  const { id } = useCartState()
  const { content, reload } = useQuery(id === null ? null : `payment-methods ${id}`, (api) =>
    api.cart.paymentMethods(id ?? ''),
  )
  const methods = content?.state === 'rejected' ? 'failed' : answerOf(content)
  return methods && { methods, retry: () => void reload() }
}

/** How to pay: what is chosen, and the gift card. Every choice goes to the server at once: it may change the total. */
export function usePayment({ methods, retry }: MethodOffer) {
  const api = useApi().cart
  const cart = useCart()
  const { cart: known } = useCartState()
  const [chosen, setChosen] = useState<MethodChoice | null>(null)
  const offered = methods === 'failed' ? [] : methods
  const choice = chosen ?? choiceOf(known) ?? beforehand(offered)
  const send = async (payment: Schemas['PaymentInput']): Promise<Problem | null> => {
    try {
      await cart().change((cartId) => api.setPayment(cartId, payment), { answersWithTotals: true })
      return null
    } catch (error) {
      return problemOf(error)
    }
  }
  const isChosen = missingChoice(offered, choice) === null
  return {
    methods,
    retry,
    choice,
    missing: missingChoice(offered, choice),
    choose: async (next: MethodChoice): Promise<Problem | null> => {
      setChosen(next)
      return missingChoice(offered, next) ? null : send(next)
    },
    applyGiftCard: (giftCardNumber: string, giftCardPin: string) =>
      send({ ...(isChosen ? choice : noChoice), giftCardNumber, giftCardPin }),
    /** Without the card something is due again, so a method has to stand in for it. */
    removeGiftCard: () => {
      const next = isChosen ? choice : plainChoice(offered)
      setChosen(next)
      return send({ ...next, giftCardNumber: '' })
    },
  }
}

const noChoice: MethodChoice = { paymentMethodId: null, issuer: null }

/** The first method that asks for nothing more. */
function plainChoice(methods: Methods): MethodChoice {
  const plain = methods.find(({ issuers }) => issuers.length === 0)
  return { paymentMethodId: plain?.paymentMethodId ?? null, issuer: null }
}

/** What the cart says: chosen before, or the last method of the account. */
function choiceOf(cart: Cart | null): MethodChoice | null {
  const { paymentMethodId = null, issuer = null } = cart?.payment ?? {}
  return paymentMethodId === null ? null : { paymentMethodId, issuer }
}

/** PAYMENTS-15: the first that the site lists, of those that work here. */
function beforehand(offered: Methods): MethodChoice {
  return { paymentMethodId: preselectedMethod(offered.filter(isUsableHere), null), issuer: null }
}
