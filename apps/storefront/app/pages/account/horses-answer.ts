import type { horseCalls } from '@haverhof/api-client/horses'
import { useOutletContext } from 'react-router'
import type { Query } from '../../shared/shop/use-query'

/** The horses of the customer, and the feeds they could eat from. */
export type HorsesAnswer = Query<Awaited<ReturnType<ReturnType<typeof horseCalls>['list']>>>

export function useHorses(): HorsesAnswer {
  return useOutletContext<HorsesAnswer>()
}
