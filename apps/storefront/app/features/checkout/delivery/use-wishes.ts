import { type DeliveryWishes, noWishes, type Yard, yardQuestions } from '@haverhof/domain/delivery'
import { useState } from 'react'
import type { Cart } from '../../../shared/cart'

/** Answers that were given so far. */
export type YardDraft = Partial<Record<keyof Yard, Yard[keyof Yard] | undefined>>

/** DELIVERY-13: what the customer asks of a delivery, beginning with what the cart knows. */
export function useWishes({ deliveryWishes }: Pick<Cart, 'deliveryWishes'>, days: readonly string[]) {
  const known = deliveryWishes ?? noWishes
  const [wishes, setWishes] = useState<Omit<DeliveryWishes, 'yard'> & { yard: YardDraft }>({
    ...known,
    // A day that has passed is no choice any more.
    day: known.day !== null && days.includes(known.day) ? known.day : null,
    yard: known.yard ?? {},
  })
  const yard = wholeYard(wishes.yard)
  return { wishes, setWishes, hasYard: yard !== null, kept: { ...wishes, yard } }
}

function wholeYard(draft: YardDraft): Yard | null {
  return yardQuestions.every((question) => draft[question] !== undefined) ? (draft as Yard) : null
}
