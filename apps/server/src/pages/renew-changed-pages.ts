import type { AppContext } from '@haverhof/backend'
import { catalogueChannel } from '@haverhof/backend/catalogue'
import { shopChannel } from '@haverhof/backend/seed'
import { cacheTable } from '@haverhof/domain/shared'
import type { ChangedProducts } from './kept-pages.ts'

/**
 * A write to catalogue or content, by any process, makes stale what this one has kept of it (PAGES-17). Announcements of a second are
 * taken over together: on a busy day a pack sells out several times a second.
 */
export async function renewChangedPages(
  context: AppContext,
  renew: (changed: ChangedProducts) => void,
): Promise<void> {
  const announce = gathering(renew)
  const afterRefresh = gatheringUntil(() => context.catalogue.nextRefresh(), announce)
  const onCatalogue = (payload: string) => {
    announce(payload)
    // Lists that are made before the index has taken the change over may still show the old state.
    afterRefresh(payload)
  }
  // Notifications during the lost connection were missed.
  const onReturn = () => onCatalogue('*')
  await context.database.listen(catalogueChannel, { onMessage: onCatalogue, onReturn })
  const onShop = () => {
    void context.sites.renew()
    announce('*')
  }
  await context.database.listen(shopChannel, { onMessage: onShop, onReturn: onShop })
}

function gathering(renew: (changed: ChangedProducts) => void): (payload: string) => void {
  const products = new Set<number>()
  let everything = false
  let timer: NodeJS.Timeout | undefined

  function takeOver(): void {
    timer = undefined
    const changed = everything ? '*' : new Set(products)
    everything = false
    products.clear()
    renew(changed)
  }

  return (payload) => {
    if (/^\d+$/.test(payload)) products.add(Number(payload))
    else everything = true
    timer ??= setTimeout(takeOver, cacheTable.page.gatherMs).unref()
  }
}

/** Passes on what was announced before a moment, once that has come. */
function gatheringUntil(moment: () => Promise<void>, announce: (payload: string) => void) {
  const waiting = new Set<string>()
  return (payload: string) => {
    waiting.add(payload)
    if (waiting.size > 1) return
    void moment().then(() => {
      const announced = [...waiting]
      waiting.clear()
      for (const each of announced) announce(each)
    })
  }
}
