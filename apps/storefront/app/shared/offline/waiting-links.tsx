import { useEffect } from 'react'
import { createPath, useBlocker } from 'react-router'
import { useTranslations } from '#texts'
import { isOffline } from '../../toolkit/connection'
import { announce } from '../shop/announce'
import { askedPage, askForPage } from './asked-page'

/**
 * Without a connection no link leads anywhere: the page stays, and what was asked for opens when there is one (SHELL-15).
 * The wish is kept while the router asks, not when React has rendered its answer: a connection that comes back in
 * between would open the page that was asked for before.
 */
export function WaitingLinks() {
  const t = useTranslations('shell.network')
  const ask = (address: string) => {
    announce(t('asked'))
    void askForPage(address)
  }
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    const waits = isOffline() && (here.pathname !== there.pathname || here.search !== there.search)
    if (waits) ask(createPath(there))
    else askedPage.set(null)
    return waits
  })
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  useEffect(() => holdDocuments(ask))
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
