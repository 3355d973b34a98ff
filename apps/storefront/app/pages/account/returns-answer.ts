import type { ApiClient } from '@haverhof/api-client'
import { useOutletContext } from 'react-router'
import type { Query } from '../../shared/shop/use-query'

/** What can come back and what did. */
export type ReturnsAnswer = Query<Awaited<ReturnType<ApiClient['returns']['list']>>>

export function useReturns(): ReturnsAnswer {
  return useOutletContext<ReturnsAnswer>()
}
