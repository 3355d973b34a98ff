import { isRouteErrorResponse } from 'react-router'
import { ErrorScreen } from './error-screen'
import { NotFoundScreen } from './not-found-screen'

/**
 * What every page exports as its boundary: it fails inside the frame, and header, footer and styles stay as they are.
 * At the root it is the last resort, where the whole document starts over.
 */
export function ErrorBoundary({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 || status === 410 ? <NotFoundScreen gone={status === 410} /> : <ErrorScreen />
}
