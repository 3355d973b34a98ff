import type { ToldReason } from '@haverhof/domain/shared'
import { api, read, type StaffSchemas } from '../../platform/api'

export type Report = StaffSchemas['StaffReport']
export type ReportState = Report['state']

type Sent = { headers: { 'Idempotency-Key': string } }

/** The text stays, or is hidden with a reason of its kind (REPORTS-5). */
export type Decision = { reportId: number } & (
  | { decision: 'kept' }
  | ({ decision: 'removed' } & ToldReason<'review' | 'question'>)
)

export function decide({ reportId, ...body }: Decision, sent: Sent) {
  const params = { path: { id: reportId } }
  return read(api.POST('/staff-api/v1/reports/{id}/decision', { params, body, ...sent }))
}

/** What is named: of a review its title (REPORTS-21). */
export function nameOf({ title, text }: Report): string {
  return title ?? text
}
