import { returnCalls } from '@haverhof/api-client/returns'
import { Outlet } from 'react-router'
import { useAccountContent } from '../../features/account/use-account-content'
import type { ReturnsAnswer } from './returns-answer'

export { ErrorBoundary } from '../../site/screens/failure-screen'

/** Asked once for the list and the form that it leads to, so the form stands there at once (ACCOUNT-PAGES-14). */
export default function ReturnsLayout() {
  const answer: ReturnsAnswer = useAccountContent('returns', (api) => api.extended(returnCalls).list())
  return <Outlet context={answer} />
}
