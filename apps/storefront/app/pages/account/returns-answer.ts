import type { ApiClient } from '@haverhof/api-client'
import { useOutletContext } from 'react-router'
import type { AccountAnswer } from '../../features/account/use-account-content'

/** What can come back and what did. */
export type ReturnsAnswer = AccountAnswer<Awaited<ReturnType<ApiClient['returns']['list']>>>

export function useReturns(): ReturnsAnswer {
  return useOutletContext<ReturnsAnswer>()
}
