import { andAll, type Database, narrowed, type RowOf, statement } from '../database/index.ts'
import { type MailKind, traitsOf } from './mail-kinds.ts'
import { listedColumns, type MailState, stateSql, whichSql } from './mail-states.ts'

/** A mail as staff see it. */
export type StaffMail = RowOf<typeof listedColumns> & {
  siteId: number
  state: MailState
  attempts: number
  /** Null when it is not tried any more. */
  nextAttemptAt: Date | null
}

/** What is null does not narrow. */
export type MailFilter = {
  siteIds: readonly number[]
  siteId: number | null
  kind: MailKind | null
  toAddress: string | null
}

type Page = MailFilter & { afterId: number | null; limit: number }

/** The newest first, of one state (MAIL-18). */
export function listOutbox(
  { rows }: Pick<Database, 'rows'>,
  state: MailState,
  page: Page,
): Promise<StaffMail[]> {
  return rows(lists[state](page), page)
}

/** Up to ten thousand. */
export async function countOutbox(
  { rows }: Pick<Database, 'rows'>,
  state: MailState,
  filter: MailFilter,
): Promise<number> {
  const [counted] = await rows(counts[state](filter), filter)
  return counted?.total ?? 0
}

export type ReadMail = StaffMail & { html: string | null; plainText: string | null; isSecret: boolean }

/** What it says, unless its links are keys: those are for its reader alone (MAIL-8, MAIL-18). Null when these sites have none. */
export async function readStaffMail(
  { rows }: Pick<Database, 'rows'>,
  wanted: { mailId: number; siteIds: readonly number[] },
): Promise<ReadMail | null> {
  const [mail] = await rows(one, wanted)
  if (!mail) return null
  const { isSecret } = traitsOf(mail.kind)
  return { ...mail, isSecret, ...(isSecret && { html: null, plainText: null }) }
}

/** Where the mail that one cause made stands. */
export type MailOfCause = { causeKey: string } & Pick<StaffMail, 'state' | 'createdAt' | 'sentAt'>

/** The mails of these causes; a cause that made none is left out. */
export function mailsOfCauses(
  { rows }: Pick<Database, 'rows'>,
  causeKeys: readonly string[],
): Promise<MailOfCause[]> {
  return rows(ofCauses, { causeKeys })
}

/** What trying a mail again changes of it. */
export async function lookAtMail(
  { rows }: Pick<Database, 'rows'>,
  wanted: { mailId: number; siteIds: readonly number[] },
): Promise<{ state: string; toAddress: string } | null> {
  const [mail] = await rows(look, wanted)
  return mail ?? null
}

const columns = `${listedColumns.select()}, site_id "siteId", ${stateSql} state, attempts,
  nullif(next_attempt_at, 'infinity') "nextAttemptAt"`

const filters = {
  siteId: 'site_id = :siteId',
  kind: 'kind = :kind',
  toAddress: 'to_address = :toAddress',
}
const pageFilters = { ...filters, afterId: 'mail_id < :afterId' }

function listOf(state: MailState) {
  return narrowed(
    statement<Page, StaffMail>(
      `mail-outbox-${state}`,
      `
        select ${columns} from outbox_mail where ${whichSql[state]} and site_id = any(:siteIds) ${andAll(pageFilters)}
        order by mail_id desc limit :limit`,
    ),
    pageFilters,
  )
}

function countOf(state: MailState) {
  return narrowed(
    statement<MailFilter, { total: number }>(
      `mail-count-${state}`,
      `
        select count(*)::int total from (
          select from outbox_mail where ${whichSql[state]} and site_id = any(:siteIds) ${andAll(filters)} limit 10000) listed`,
    ),
    filters,
  )
}

const lists = {
  waiting: listOf('waiting'),
  failed: listOf('failed'),
  'given-up': listOf('given-up'),
  resent: listOf('resent'),
  sent: listOf('sent'),
}

const counts = {
  waiting: countOf('waiting'),
  failed: countOf('failed'),
  'given-up': countOf('given-up'),
  resent: countOf('resent'),
  sent: countOf('sent'),
}

const one = statement<
  { mailId: number; siteIds: readonly number[] },
  StaffMail & { html: string | null; plainText: string | null }
>(
  'mail-read-for-staff',
  `
    select ${columns}, html, plain_text "plainText" from outbox_mail
    where mail_id = :mailId and site_id = any(:siteIds)`,
)

const ofCauses = statement<{ causeKeys: readonly string[] }, MailOfCause>(
  'mail-of-causes',
  `
    select cause_key "causeKey", ${stateSql} state, created_at "createdAt", sent_at "sentAt" from outbox_mail
    where cause_key = any(:causeKeys)`,
)

const look = statement<{ mailId: number; siteIds: readonly number[] }, { state: string; toAddress: string }>(
  'mail-look',
  `select ${stateSql} state, to_address "toAddress" from outbox_mail where mail_id = :mailId and site_id = any(:siteIds)`,
)
