import type { Carrier } from '@haverhof/domain/orders'
import { api, read } from '../../platform/api'
import { useChange } from '../../platform/use-change'
import { rememberCarrier } from './parcel-fields'
import { ordersThatGo } from './ship-many'
import { forgetNumbers } from './use-many-parcels'

export type OrdersToShip = {
  ids: number[]
  carrier: Carrier | null
  parcels: { orderId: number; parcelNumbers: string[] }[]
}

/** SHIPMENTS-8: sends them, each by itself. */
export function useShipMany() {
  return useChange({
    run: (body: OrdersToShip, sent) => {
      rememberCarrier(body.carrier)
      return read(api.POST('/staff-api/v1/tasks/ship-orders', { body, ...sent }))
    },
    renews: [['orders'], ['shipping'], ['stock'], ['lots'], ['tasks']],
    done: ({ refusals }, { ids }) => forgetNumbers(ordersThatGo(ids, refusals)),
  })
}
