import { useState } from 'react'
import { useTranslations } from '#texts'
import { rememberedParcel } from './parcel-fields'
import { type NumbersOfOrders, isParcelNumber, parcelsOf, repeatedNumbers } from './parcel-numbers'

/** What was scanned and not sent yet is there again when the dialog is closed by mistake. */
const unsent = new Map<number, string>()

export function forgetNumbers(orderIds: readonly number[]): void {
  for (const orderId of orderIds) unsent.delete(orderId)
}

export type ManyParcelsState = ReturnType<typeof useManyParcels>

/** Who brings several orders, and the parcel numbers that are known (SHIPMENTS-8). */
export function useManyParcels(orderIds: readonly number[]) {
  const t = useTranslations('office-shipping')
  const [carrier, setCarrier] = useState(() => rememberedParcel().carrier)
  const [numbers, setNumbers] = useState<NumbersOfOrders>(() => new Map(unsent))
  const repeated = repeatedNumbers(orderIds, numbers)
  const problemOf = (orderId: number) => {
    const other = repeated.get(orderId)
    if (other !== undefined) return t('many.repeated', { number: String(other) })
    return isParcelNumber(numbers.get(orderId) ?? '') ? null : t('parcelProblem')
  }
  return {
    carrier,
    setCarrier,
    numberOf: (orderId: number) => numbers.get(orderId) ?? '',
    setNumber: (orderId: number, number: string) => {
      unsent.set(orderId, number)
      setNumbers((numbers) => new Map(numbers).set(orderId, number))
    },
    problemOf,
    /** Why they cannot be sent like this; null when they can. */
    problem: orderIds.map(problemOf).find((problem) => problem !== null) ?? null,
    /** For the call. */
    sent: { carrier, parcels: parcelsOf(orderIds, numbers) },
  }
}
