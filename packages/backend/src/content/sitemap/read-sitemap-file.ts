import type { SiteScope } from '@haverhof/domain/sites'
import type { Resources } from '../../resources.ts'
import { runOn, statement, withOwnConnection } from '../../database/index.ts'
import { makeSitemaps, type OriginOf } from './make-sitemaps.ts'

export type StoredSitemap = { etag: string; body: Buffer }

type Context = Pick<Resources, 'database' | 'now' | 'sites'>

/** SEO-5: a file of a host, 0 being the index; the first who asks for any of them has them made. Undefined for one that there is not. */
export async function readSitemapFile(
  context: Context,
  { scope, number, originOf }: { scope: SiteScope; number: number; originOf: OriginOf },
): Promise<StoredSitemap | 'being-made' | undefined> {
  const asked = { origin: originOf(scope), number }
  const [known] = await context.database.rows(read, asked)
  if (known?.etag && known.body) return { etag: known.etag, body: known.body }
  if (known) return undefined
  if (!(await makeAlone(context, scope, originOf))) return 'being-made'
  const [made] = await context.database.rows(read, asked)
  return made?.etag && made.body ? { etag: made.etag, body: made.body } : undefined
}

/** One at a time makes the sitemaps of a host. False when somebody else is at it. */
export function makeAlone(context: Context, scope: SiteScope, originOf: OriginOf): Promise<boolean> {
  return withOwnConnection(context.database, async (client) => {
    const [lock] = await runOn(client)(takeLock, { origin: originOf(scope) })
    if (!lock?.isMine) return false
    await makeSitemaps(context, scope, originOf)
    return true
  })
}

const takeLock = statement<{ origin: string }, { isMine: boolean }>(
  'sitemap-lock',
  `select pg_try_advisory_lock(hashtext('sitemap'), hashtext(:origin)) "isMine"`,
)

// A row without a file says that the host has been made, and has no such file.
const read = statement<{ origin: string; number: number }, { etag: string | null; body: Buffer | null }>(
  'sitemap-read',
  `
    select f.etag, f.body from (select from sitemap_file where origin = :origin and number = 0) made
    left join sitemap_file f on f.origin = :origin and f.number = :number`,
)
