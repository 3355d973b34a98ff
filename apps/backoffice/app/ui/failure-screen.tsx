import { logClientError } from '@haverhof/api-client/browser'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'

/** In English: the texts may be what failed to load. */
export function FailureScreen() {
  const error = useRouteError()
  // What a screen could not load never reaches React's own handlers (OBSERVABILITY-7).
  useEffect(() => logClientError(error), [error])
  return (
    <main className="mx-auto max-w-xl px-6 py-24">
      <h1 className="text-2xl">Something went wrong</h1>
      <p className="text-muted py-4">{error instanceof Error ? error.message : String(error)}</p>
      <a href="/" className="text-brand font-semibold underline">
        Back office
      </a>
    </main>
  )
}
