import { type DeliveryWishes, noWishes, type Yard, yardQuestions } from '@haverhof/domain/delivery'
import { useState } from 'react'
import type { Cart } from '../../../shared/cart'
import { chosenDelivery, type DeliveryChoice } from './delivery-values'

/** Answers that were given so far. */
export type YardDraft = Partial<Record<keyof Yard, Yard[keyof Yard] | undefined>>

export type WishesDraft = Omit<DeliveryWishes, 'yard'> & { yard: YardDraft }

/** What the customer asks of a delivery, beginning with what the cart knows (DELIVERY-13). Every address has its own yard. */
export function useWishes(cart: Cart) {
  const wishes = cart.deliveryWishes ?? noWishes
  const [yards, setYards] = useState<Partial<Record<DeliveryChoice, YardDraft>>>({
    [chosenDelivery(cart)]: wishes.yard ?? {},
  })
  const [others, setOthers] = useState({ remark: wishes.remark, day: wishes.day })
  const wishesOf = (choice: DeliveryChoice): WishesDraft => ({ ...others, yard: yards[choice] ?? {} })
  return {
    wishesOf,
    setWishes: (choice: DeliveryChoice, { yard, remark, day }: WishesDraft) => {
      setOthers({ remark, day })
      setYards((before) => ({ ...before, [choice]: yard }))
    },
    hasYard: (choice: DeliveryChoice) => wholeYard(wishesOf(choice).yard) !== null,
    /** Without a day on which nothing can be delivered; null days are not known yet (DELIVERY-12). */
    savedWishes: (choice: DeliveryChoice, days: readonly string[] | null): DeliveryWishes => ({
      ...others,
      day: impossibleDay(others.day, days) ? null : others.day,
      yard: wholeYard(wishesOf(choice).yard),
    }),
  }
}

/** The day that was chosen, if nothing can be delivered on it. */
export function impossibleDay(day: string | null, days: readonly string[] | null): string | null {
  return day === null || days === null || days.includes(day) ? null : day
}

export function wholeYard(draft: YardDraft): Yard | null {
  return yardQuestions.every((question) => draft[question] !== undefined) ? (draft as Yard) : null
}
