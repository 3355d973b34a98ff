import { createHash } from 'node:crypto'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import { contractFileName, drawContract } from '../../paper/index.ts'
import type { ContractPart } from './contract-parts.ts'

type Row = {
  siteId: number
  languageId: number
  parts: ContractPart[]
  madeAt: Date
  pdf: Buffer | null
}

export type ContractPaper = { fileName: string; bytes: Buffer; type: string }

/** The PDF of a version, drawn once and kept; null for orders of before there were versions (CONTRACT-2). */
export async function readContract(
  context: AppContext,
  version: string | null,
): Promise<ContractPaper | null> {
  if (version === null) return null
  const [row] = await context.database.rows(find, { version })
  if (!row) return null
  const { parts, madeAt } = row
  const scope = (await context.sites.scopes()).find(
    (each) => each.siteId === row.siteId && each.languageId === row.languageId,
  )
  if (!scope) throw new Error(`site ${row.siteId} has no language ${row.languageId}`)
  const draw = () => drawContract({ version, madeAt: madeAt.toISOString(), parts }, scope)
  const bytes = row.pdf ?? (await keptOf(context, version, await draw()))
  return { fileName: await contractFileName(scope), bytes, type: 'application/pdf' }
}

/** Two that draw at once keep the first paper: one version is one file. */
async function keptOf(context: AppContext, version: string, drawn: Buffer): Promise<Buffer> {
  const sha256 = createHash('sha256').update(drawn).digest('hex')
  const [row] = await context.database.rows(keep, { version, drawn, sha256 })
  return row?.pdf ?? drawn
}

const find = statement<{ version: string }, Row>(
  'contracts-find',
  `
    select site_id "siteId", language_id "languageId", parts, made_at "madeAt", pdf
    from contract_document where version = :version`,
)

const keep = statement<{ version: string; drawn: Buffer; sha256: string }, { pdf: Buffer | null }>(
  'contracts-keep-pdf',
  `
    update contract_document set pdf = coalesce(pdf, :drawn), pdf_sha256 = coalesce(pdf_sha256, :sha256)
    where version = :version returning pdf`,
)
