import { useState } from 'react'
import type { Picking } from './use-picking'

/** What speaks against sending an order. */
export type Hold = 'withdrawn' | 'chargedBack'

export function holdsOf(order: Pick<Picking, 'openWithdrawalId' | 'isChargedBack'>): Hold[] {
  return [
    ...(order.openWithdrawalId === null ? [] : ['withdrawn' as const]),
    ...(order.isChargedBack ? ['chargedBack' as const] : []),
  ]
}

/** Who ships all the same says so, of what is shown and of nothing else (SHIPMENTS-10, SHIPMENTS-11). */
export function useHold(picking: Picking | undefined) {
  const [isSentAnyway, setSentAnyway] = useState(false)
  const holds = picking ? holdsOf(picking) : []
  return {
    holds,
    isSentAnyway,
    setSentAnyway,
    /** What still keeps it here. */
    open: isSentAnyway ? null : (holds[0] ?? null),
    despite: {
      despiteWithdrawal: isSentAnyway && holds.includes('withdrawn'),
      despiteChargeback: isSentAnyway && holds.includes('chargedBack'),
    },
  }
}
