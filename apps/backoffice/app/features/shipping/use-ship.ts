import type { Carrier } from '@haverhof/domain/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { StaffApiError, api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useRefusalText } from '../../platform/use-refusal-text'
import type { Sending } from '../../ui/form/use-form'
import { rememberCarrier } from './parcel-fields'
import { parcelNumbersIn } from './parcel-numbers'
import { type PlannedLine, plannedLines } from './ship-plan'

export type Shipping = {
  orderId: number
  carrier: Carrier | null
  parcelNumber: string
  /** Null: all that is left, out of the lots that are proposed. */
  plan: readonly PlannedLine[] | null
  /** Also an order from which the customer has withdrawn (SHIPMENTS-19). */
  despiteWithdrawal: boolean
  /** Also an order whose payment the bank took back (SHIPMENTS-20). */
  despiteChargeback: boolean
}

type Options = { done: () => void; refused?: () => void }

/** Sends an order, whole or in part, and says so (SHIPMENTS-1). */
export function useShip({ done, refused }: Options): Sending<Shipping, { orderId: number; status: string }> {
  const t = useTranslations('office-shipping')
  const refusalText = useRefusalText()
  const client = useQueryClient()
  return {
    send: ({ carrier, parcelNumber, plan, ...order }, sent) => {
      rememberCarrier(carrier)
      const body = {
        ...order,
        carrier,
        parcelNumbers: parcelNumbersIn(parcelNumber),
        ...(plan && { lines: plannedLines(plan) }),
      }
      return read(api.POST('/staff-api/v1/shipments', { body, ...sent }))
    },
    renews: [['orders'], ['shipping'], ['stock'], ['lots']],
    done: ({ orderId, status }) => {
      const number = String(orderId)
      showToast({ text: status === 'sent' ? t('sent', { number }) : t('partSent', { number }) })
      done()
    },
    failed: (error, { orderId }) => {
      showToast({ tone: 'danger', text: refusalText(error) })
      // Another packer may have it, or have shipped it: what is shown says so (SHIPMENTS-21).
      if (!(error instanceof StaffApiError) || error.status !== 409) return
      void client.invalidateQueries({ queryKey: ['orders', 'picking', orderId] })
      refused?.()
    },
  }
}
