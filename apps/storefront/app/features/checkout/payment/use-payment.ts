import type { Schemas } from '@haverhof/api-client'
import { useState } from 'react'
import { useCart, useCartState } from '../../../shared/cart'
import { useApi } from '../../../shared/shop/use-api'
import { answerOf, useQuery } from '../../../shared/shop/use-query'
import { choiceAmong, type MethodChoice, missingChoice, usableMethods } from './offered-methods'
import { type Problem, problemOf } from '../../../shared/shop/problem'

type Methods = Schemas['PaymentMethodOption'][]

export type MethodOffer = { methods: Methods | 'failed'; retry: () => void }

/** What is offered to pay with in this browser; null until it is known. */
export function useMethodOffer(): MethodOffer | null {
  const { id } = useCartState()
  const { content, reload } = useQuery(id === null ? null : `payment-methods ${id}`, (api) =>
    api.cart.paymentMethods(id ?? ''),
  )
  const settings = answerOf(content)
  const methods = content?.state === 'rejected' ? 'failed' : settings && usableMethods(settings)
  return methods && { methods, retry: () => void reload() }
}

/** How to pay: what is chosen, and the gift card. Every choice goes to the server at once: it may change the total. */
export function usePayment({ methods, retry }: MethodOffer) {
  const api = useApi().cart
  const cart = useCart()
  const { cart: knownCart } = useCartState()
  const [chosen, setChosen] = useState<MethodChoice | null>(null)
  const offered = methods === 'failed' ? [] : methods
  const choice = chosen ?? choiceAmong(offered, knownCart?.payment ?? null)
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
