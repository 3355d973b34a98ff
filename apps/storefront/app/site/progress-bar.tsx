import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { createProgress, noProgress } from '../platform/progress'
import { useStore } from '../platform/store'
import { usePageFacts } from './page-handle'

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
      className={`fixed inset-x-0 top-0 z-50 h-1 origin-left transition duration-200 ${failed ? 'bg-danger' : 'bg-action'} ${visible ? '' : 'opacity-0'}`}
      // Drawn in the browser only, where the policy on inline styles does not reach.
      style={{ transform: `scaleX(${percent / 100})` }}
    />
  )
}

function useNavigationProgress(): void {
  const loading = useNavigation().state !== 'idle'
  const failed = usePageFacts().kind === 'failed'
  useEffect(() => {
    if (!loading) return undefined
    progress.start()
    return () => progress.finish()
  }, [loading])
  useEffect(() => {
    if (failed && !loading && progress.store.get().visible) progress.fail()
  }, [failed, loading])
}
