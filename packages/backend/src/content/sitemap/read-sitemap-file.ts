import type { SiteScope } from '@haverhof/domain/sites'
import type { Resources } from '../../resources.ts'
import { doAlone, statement } from '../../database/index.ts'
import type { ZippedFile } from '../../formats/index.ts'
import { makeSitemaps, type OriginOf } from './make-sitemaps.ts'

type Context = Pick<Resources, 'database' | 'now' | 'sites'>

/**
 * A file of a host, 0 being the index; the first who asks for any of them has them made (SEO-13). Undefined for one that
 * there is not.
 */
export async function readSitemapFile(
  context: Context,
  { scope, number, originOf }: { scope: SiteScope; number: number; originOf: OriginOf },
): Promise<ZippedFile | 'being-made' | undefined> {
  const query = { origin: originOf(scope), number }
  const [stored] = await context.database.reader.rows(read, query)
  if (stored?.etag && stored.body) return { etag: stored.etag, body: stored.body }
  if (stored) return undefined
  if (!(await makeAlone(context, scope, originOf))) return 'being-made'
  const [renewed] = await context.database.rows(read, query)
  return renewed?.etag && renewed.body ? { etag: renewed.etag, body: renewed.body } : undefined
}

/** One at a time makes the sitemaps of a host. False when another process is at it. */
export function makeAlone(context: Context, scope: SiteScope, originOf: OriginOf): Promise<boolean> {
  return doAlone(context.database, { what: 'sitemap', which: originOf(scope) }, () =>
    makeSitemaps(context, scope, originOf),
  )
}

// A row without a file says that the host has been made, and has no such file.
const read = statement<{ origin: string; number: number }, { etag: string | null; body: Buffer | null }>(
  'sitemap-read',
  `
    select f.etag, f.body from (select from sitemap_file where origin = :origin and number = 0) made
    left join sitemap_file f on f.origin = :origin and f.number = :number`,
)
