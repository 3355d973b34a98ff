import { useEffect } from 'react'
import { createPath, useBlocker, useLocation } from 'react-router'
import { useTranslations } from '#texts'
import { isOffline } from '../../toolkit/connection'
import { announce } from '../shop/announce'
import { askedPage, askForPage } from './asked-page'

/** SHELL-15: without a connection no link leads anywhere: the page stays, and what was asked for opens when there is one. */
export function WaitingLinks() {
  const t = useTranslations('shell.network')
  const { key } = useLocation()
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isOffline() && (here.pathname !== there.pathname || here.search !== there.search),
  )
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who has moved on in the meantime wants nothing of before
  useEffect(() => askedPage.set(null), [key])
  useEffect(() => {
    const ask = (address: string) => {
      announce(t('asked'))
      void askForPage(address)
    }
    if (blocker.state === 'blocked') {
      blocker.reset()
      ask(createPath(blocker.location))
    }
    return holdDocuments(ask)
  }, [blocker, t])
  return null
}

/** Links that the router leaves to the browser would end on a page of the browser's own. */
function holdDocuments(ask: (address: string) => void): () => void {
  const hold = (click: MouseEvent) => {
    if (!isOffline() || click.defaultPrevented || click.button !== 0) return
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    const link = click.target instanceof Element ? click.target.closest('a') : null
    if (!link || !leadsToDocument(link)) return
    click.preventDefault()
    ask(link.href)
  }
  addEventListener('click', hold)
  return () => removeEventListener('click', hold)
}

function leadsToDocument({ href, protocol, target, download }: HTMLAnchorElement): boolean {
  if (!href || !protocol.startsWith('http') || target === '_blank' || download) return false
  const [page] = href.split('#')
  return !href.includes('#') || page !== location.href.split('#')[0]
}
