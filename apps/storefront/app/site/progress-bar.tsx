import { type ContextType, useContext, useEffect } from 'react'
import { isRouteErrorResponse, UNSAFE_DataRouterContext, useNavigation } from 'react-router'
import { createProgress, noProgress } from '../toolkit/progress'
import { useStore } from '../toolkit/store'
import type { PageFacts } from '../shared/shop/page-handle'

const progress = createProgress()

/** The bar at the top of the window while another page is on its way. */
export function ProgressBar() {
  const { percent, visible, failed } = useStore(progress.store, noProgress)
  useNavigationProgress()
  if (percent === 0 && !visible) return null
  return (
    <div
      aria-hidden="true"
      data-no-print=""
      data-progress=""
      className={`fixed inset-x-0 top-0 z-50 h-1 origin-left transition duration-200 ${failed ? 'bg-danger' : 'bg-action'} ${visible ? '' : 'opacity-0'}`}
      // Drawn in the browser only, where the policy on inline styles does not reach.
      style={{ transform: `scaleX(${percent / 100})` }}
    />
  )
}

function useNavigationProgress(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const loading = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!loading) return undefined
    progress.start()
    return () => (router && hasFailed(router.state) ? progress.fail() : progress.finish())
  }, [loading, router])
}

type RouterState = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router']['state']

/** The page says so itself, or did not arrive at all (SHELL-31). What is not there (404) has not failed. */
function hasFailed({ errors, loaderData, matches }: RouterState): boolean {
  const page = loaderData[matches.at(-1)?.route.id ?? ''] as PageFacts | undefined
  return (
    page?.kind === 'failed' ||
    Object.values(errors ?? {}).some((error) => !isRouteErrorResponse(error) || error.status >= 500)
  )
}
