import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type StaffSchemas, api, read } from '../../platform/api'
import { beep } from '../../platform/beep'
import { useShipQueue } from './ship-queue'

export type Packing = NonNullable<StaffSchemas['OrderToSend']['packing']>

const askAgainMs = 15_000
/** A scan soon after another tells nothing new. */
const freshMs = 30_000

const headers = () => ({ 'Idempotency-Key': crypto.randomUUID() })

export type Skipped = {
  /** Orders that were skipped or are done, the latest last. */
  passedOver: number[]
  /** How often the next one was asked for. */
  turn: number
}

/** Claims the next unclaimed order; null while there is none, and then asked again (SHIPMENTS-12). */
export function useNextOrder({ passedOver, turn }: Skipped, isAsked: boolean) {
  return useQuery({
    queryKey: ['packing', 'next', turn],
    enabled: isAsked,
    queryFn: async () => {
      const body = { passedOver }
      return (await read(api.POST('/staff-api/v1/shipments/packing', { body, headers: headers() }))).orderId
    },
    refetchInterval: ({ state }) => (state.data === null ? askAgainMs : false),
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Takes the order to this table as long as it stands here; `keep` is called with every scan (SHIPMENTS-12). Says who else has it. */
export function usePackingClaim(orderId: number) {
  const client = useQueryClient()
  const claim = useQuery({
    queryKey: ['packing', 'order', orderId],
    queryFn: async () => {
      const params = { path: { id: orderId } }
      const request = { params, body: {}, headers: headers() }
      const { packing } = await read(api.POST('/staff-api/v1/orders/{id}/packing', request))
      void client.invalidateQueries({ queryKey: ['shipping', 'queue'] })
      return packing
    },
    // A tablet that slept asks when it wakes: another packer may have the order by now.
    refetchOnWindowFocus: 'always',
    staleTime: Infinity,
    gcTime: 0,
  })
  const { data, dataUpdatedAt, refetch } = claim
  const queue = useShipQueue()
  const queued = queue.data?.items.find((order) => order.orderId === orderId)?.packing
  const latest = queued && queue.dataUpdatedAt > dataUpdatedAt ? queued : data
  useLeaving(orderId)
  return {
    /** Null: no other packer. The queue says it too, to a table that was idle for so long that another packer took its order. */
    another: latest && !latest.isOwn ? latest : null,
    keep: () => {
      if (Date.now() - dataUpdatedAt < freshMs) return
      void refetch().then((answer) => (answer.data?.isOwn === false ? beep(false) : undefined))
    },
    lookAgain: () => void refetch(),
  }
}

/** Leaving the screen, or closing the window, releases the order. */
function useLeaving(orderId: number): void {
  useEffect(() => {
    const leave = () => leaveOrder(orderId)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [orderId])
}

/** A beacon without an awaited answer: without it the order is free again after ten minutes. */
function leaveOrder(orderId: number): void {
  const request = { params: { path: { id: orderId } }, headers: headers(), keepalive: true }
  api.DELETE('/staff-api/v1/orders/{id}/packing', request).catch(() => undefined)
}
