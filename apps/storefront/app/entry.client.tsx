import { logClientError, logUncaughtErrors, reloadForRelease } from '@haverhof/api-client/browser'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { takeArrival } from './toolkit/arrival'
import { takeCampaign } from './toolkit/campaign'
import { loadLocale } from './shared/shop/locale'

const { locale = '', pageKind, texts } = document.documentElement.dataset

takeArrival()
takeCampaign()
reloadForRelease()
logUncaughtErrors()

/** The rooms of checkout and account are routes of their own: their kind has no page to load. */
async function loadContent(kind: string | undefined): Promise<void> {
  if (!kind || kind === 'checkout' || kind === 'account') return
  const { loadPageKind } = await import('./pages/page-kinds')
  await loadPageKind(kind)
}

// Texts and the code of this kind of page come first, so hydration never meets a missing part.
await Promise.all([loadLocale(locale, texts), loadContent(pageKind)])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onCaughtError: logClientError, onRecoverableError: logClientError, onUncaughtError: logClientError },
  )
})
