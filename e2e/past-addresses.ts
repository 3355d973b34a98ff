import type { RunningShop } from '@haverhof/server'

/** Addresses that a shop collects over the years: one that moved, one that was given up, and two that lead elsewhere. */
export async function addPastAddresses({ context }: RunningShop): Promise<void> {
  await context.database.pool.query(insert)
}

const insert = `
  insert into path (site_id, language_id, path, kind, ref, target, title, text_language_id, position, is_current,
    in_sitemap, content_hash, lastmod)
  values
    (1, 1, '/levering/', 'content-page', 'page:delivery', '{}', 'Levering', 1, 0, false, false, '', now()),
    (1, 1, '/kerstactie/', 'content-page', 'page:christmas', '{}', 'Kerstactie', 1, 0, false, false, '', now()),
    (1, 1, '/voeradvies/', 'redirect', 'redirect:1', '{"url": "/advies/", "permanent": false}', 'Voeradvies', 1, 0,
      true, false, '', now()),
    (1, 1, '/stalwijzer/', 'redirect', 'redirect:2', '{"url": "https://stable-guide.example/", "permanent": false}',
      'Stalwijzer', 1, 0, true, false, '', now())`
