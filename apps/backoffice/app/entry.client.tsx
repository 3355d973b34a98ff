import { logClientError, logUncaughtErrors, reloadForRelease } from '@haverhof/api-client/browser'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

reloadForRelease()
logUncaughtErrors()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onCaughtError: logClientError, onRecoverableError: logClientError, onUncaughtError: logClientError },
  )
})
