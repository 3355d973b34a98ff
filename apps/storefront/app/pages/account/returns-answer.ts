import type { returnCalls } from '@haverhof/api-client/returns'
import { useOutletContext } from 'react-router'
import type { Query } from '../../shared/shop/use-query'

/** What can come back and what did. */
export type ReturnsAnswer = Query<Awaited<ReturnType<ReturnType<typeof returnCalls>['list']>>>

export function useReturns(): ReturnsAnswer {
  return useOutletContext<ReturnsAnswer>()
}
