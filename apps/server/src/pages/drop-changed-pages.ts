import type { AppContext } from '@haverhof/backend'
import { catalogueChannel } from '@haverhof/backend/catalogue'
import { shopChannel } from '@haverhof/backend/seed'

/** PAGES-3: a write to catalogue or content, by any process, drops what this one has kept of pages and answers. */
export async function dropChangedPages(context: AppContext, drop: () => void): Promise<void> {
  const dropTwice = () => {
    drop()
    // Pages that are made before the index has taken the change over may still show the old state.
    void context.catalogue.nextRefresh().then(drop)
  }
  await context.database.listen(catalogueChannel, { onMessage: dropTwice, onReturn: dropTwice })
  const dropAll = () => {
    context.sites.forget()
    drop()
  }
  await context.database.listen(shopChannel, { onMessage: dropAll, onReturn: dropAll })
}
