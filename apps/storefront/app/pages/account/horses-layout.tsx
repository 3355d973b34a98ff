import { horseCalls } from '@haverhof/api-client/horses'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useAccountContent } from '../../features/account/use-account-content'
import { followAccount } from '../../shared/horses/account-horse'
import { answerOf } from '../../shared/shop/use-query'
import type { HorsesAnswer } from './horses-answer'

export { ErrorBoundary } from '../../site/screens/failure-screen'

/** Asked once for the list and the page of each horse (HORSES-3). */
export default function HorsesLayout() {
  const answer: HorsesAnswer = useAccountContent('horses', (api) => api.extended(horseCalls).list())
  const horses = answerOf(answer.content)
  useEffect(() => {
    if (horses) followAccount(horses.horses)
  }, [horses])
  return <Outlet context={answer} />
}
