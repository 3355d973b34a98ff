import { isRouteErrorResponse, useRouteError } from 'react-router'
import { type MessageKey, useTranslations } from '#texts'
import { ErrorScreen } from './error-screen'
import { NotFoundScreen } from './not-found-screen'
import { useMissesConnection } from '../../shared/offline/use-misses-connection'
import { useLoadedShop } from '../../shared/shop/shop'

/**
 * What every page exports as its boundary: it fails inside the frame, and header, footer and styles stay as they are.
 * At the root it is the last resort, where the whole document starts over.
 */
export function ErrorBoundary() {
  // Pages pass this boundary on as it is, so the router hands it no properties.
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const misses = useMissesConnection()
  const isMissing = status === 404 || status === 410
  return (
    <>
      <FailureTitle name={isMissing ? 'notFound.title' : misses ? 'error.offlineTitle' : 'error.title'} />
      {isMissing ? <NotFoundScreen gone={status === 410} /> : <ErrorScreen />}
    </>
  )
}

/** A page that failed has no title of its own. */
function FailureTitle({ name }: { name: MessageKey<'shell'> }) {
  const t = useTranslations('shell')
  const brand = useLoadedShop()?.brand
  const title = t(name)
  return <title>{brand ? `${title} | ${brand}` : title}</title>
}
