import { type StaffSchemas, api, read } from '../../platform/api'
import { preferredLanguage } from '../../platform/preferences'

export type AuditEntry = StaffSchemas['AuditEntry']

type Query = {
  subject?: string | undefined
  member?: number | undefined
  action?: string | undefined
  area?: string | undefined
  siteId?: number | undefined
  from?: string | undefined
  until?: string | undefined
  after?: string | undefined
}

/** A page of the log, the newest entry first. */
export async function loadEntries(query: Query, signal: AbortSignal) {
  const page = await read(
    api.GET('/staff-api/v1/audit', {
      params: { query: { ...query, limit: 50, language: preferredLanguage() } },
      signal,
    }),
  )
  return { ...page, isMore: page.next !== null }
}
