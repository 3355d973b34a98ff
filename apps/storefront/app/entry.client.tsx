import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadPageKind } from './pages/page-kinds'
import { takeCampaign } from './toolkit/campaign'
import { logClientError } from './toolkit/client-log'
import { reloadForRelease } from './toolkit/reload-for-release'
import { loadLocale } from './shared/shop/locale'

const { locale = '', pageKind, texts } = document.documentElement.dataset

takeCampaign()
reloadForRelease()
addEventListener('error', ({ error }) => logClientError(error))
addEventListener('unhandledrejection', ({ reason }) => logClientError(reason))

// Texts and the code of this kind of page come first, so hydration never meets a missing part.
await Promise.all([loadLocale(locale, texts), pageKind ? loadPageKind(pageKind) : undefined])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onCaughtError: logClientError, onRecoverableError: logClientError, onUncaughtError: logClientError },
  )
})
