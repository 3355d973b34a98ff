import { type Block, bodyFor, branded } from '@haverhof/domain/content'
import { brandNames, type Platform } from '@haverhof/domain/shared'
import { createHash } from 'node:crypto'
import { type NoValues, type RunStatement, statement } from '../../database/index.ts'
import { contractPages, type ContractPart, contractSql } from './contract-parts.ts'

/** Raised when the drawing of the PDF changes, so that the same words become another version. */
const layout = 1

type PageRow = {
  siteId: number
  languageId: number
  platform: Platform
  host: string
  key: string
  title: string
  body: Block[]
  links: Record<string, string> | null
  phone: string
  email: string
}

type Version = { version: string; siteId: number; languageId: number; parts: ContractPart[] }

/**
 * One version of the contract documents per site and language (CONTRACT-1). A change of a page, of the phone number or of the
 * mailbox makes a new version; an earlier one stays as the orders placed under it need it. Two statements.
 */
export async function renewContracts(rows: RunStatement, now: Date): Promise<void> {
  const versions = versionsOf(await rows(readPages))
  await rows(keep, { versions: JSON.stringify(versions), now })
}

function versionsOf(pages: readonly PageRow[]): Version[] {
  const pairs = Map.groupBy(pages, ({ siteId, languageId }) => `${siteId} ${languageId}`)
  return [...pairs.values()].flatMap((pages) => {
    const parts = contractPages.flatMap((key) => {
      const page = pages.find((each) => each.key === key)
      return page ? [partOf(page)] : []
    })
    const [first] = pages
    // The corporate site has no shop and none of these pages.
    if (!first || parts.length < contractPages.length) return []
    const { siteId, languageId } = first
    return [{ version: hashOf({ siteId, languageId, parts }), siteId, languageId, parts }]
  })
}

function partOf({ key, title, body, links, platform, host, phone, email }: PageRow): ContractPart {
  const brand = brandNames[platform]
  const whole = (path: string) => (path.startsWith('/') ? `https://${host}${path}` : path)
  const reading = { links: links ?? {}, brand, phone, email }
  return { key, title: branded(title, brand), blocks: wholeLinks(bodyFor(body, reading), whole) }
}

/** A paper has no site around it: its links carry the host. */
function wholeLinks<Part>(part: Part, whole: (path: string) => string): Part {
  return JSON.parse(JSON.stringify(part), (key, value: unknown) =>
    key === 'to' && typeof value === 'string' ? whole(value) : value,
  ) as Part
}

function hashOf(content: Omit<Version, 'version'>): string {
  return createHash('sha256')
    .update(JSON.stringify({ layout, ...content }))
    .digest('hex')
}

const readPages = statement<NoValues, PageRow>(
  'contracts-read-pages',
  `
    select p.site_id "siteId", p.language_id "languageId", s.platform, s.host, s.phone, s.email, i.key, t.title, t.body,
      (select jsonb_object_agg(q.ref, q.path) from path q
        where (q.site_id, q.language_id) = (p.site_id, p.language_id) and q.is_current
          and q.ref = any(t.link_refs)) links
    from content_item i
    join path p on p.ref = i.ref and p.is_current
    join content_text t on (t.kind, t.content_id, t.language_id) = (i.kind, i.content_id, p.text_language_id)
    join site_contact s on (s.site_id, s.language_id) = (p.site_id, p.language_id)
    where i.kind = 'pages' and i.key in (${contractPages.map((key) => `'${key}'`).join(', ')})
    order by p.site_id, p.language_id`,
)

// A version that was current before becomes so again.
const keep = statement<{ versions: string; now: Date }>(
  'contracts-keep',
  `
    insert into contract_document (version, site_id, language_id, parts, made_at, current_since)
    select g.version, g."siteId", g."languageId", g.parts, :now, :now
    from jsonb_to_recordset(:versions::jsonb) g(version text, "siteId" int, "languageId" int, parts jsonb)
    where g.version is distinct from (${contractSql('g."siteId"', 'g."languageId"')})
    on conflict (version) do update set current_since = excluded.current_since`,
)
