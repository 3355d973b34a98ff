import type { ToldReason } from '@haverhof/domain/shared'
import { api, read, type StaffSchemas } from '../../platform/api'

export type Question = StaffSchemas['StaffQuestion']

type Sent = { headers: { 'Idempotency-Key': string } }

/** Every decision names the version that the member saw (QUESTIONS-7). */
export type Decision = { questionId: number; version: number } & (
  | { state: 'published'; answer: string }
  | ({ state: 'rejected' } & ToldReason<'question'>)
  | { state: 'waiting' }
)

export function decide({ questionId, ...body }: Decision, sent: Sent) {
  const params = { path: { id: questionId } }
  return read(api.POST('/staff-api/v1/questions/{id}/decision', { params, body, ...sent }))
}
