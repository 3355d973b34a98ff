import { type ReportFields, reportProblems, tidyReport } from '@haverhof/domain/reports'
import { postedTexts } from '../../shared/forms/posted-texts'

const reportFields = ['reason', 'explanation', 'fullName', 'emailAddress', 'goodFaith'] as const

/** Where a report stands. */
export type ReportStage =
  /** `isJudged` when the fields were sent and refused, `hasFailed` when they did not arrive. */
  | { name: 'form'; values: ReportFields; isJudged: boolean; hasFailed: boolean }
  | { name: 'received'; emailAddress: string }

export const firstStage: ReportStage = {
  name: 'form',
  values: { reason: '', explanation: '', fullName: '', emailAddress: '', goodFaith: '' },
  isJudged: false,
  hasFailed: false,
}

/** The form as the browser posts it without scripts (REPORTS-22). */
export async function takeReport(
  posted: FormData,
  send: (values: ReportFields) => Promise<void>,
): Promise<ReportStage> {
  const values = tidyReport(postedTexts(posted, reportFields))
  if (reportProblems(values).length > 0) return { name: 'form', values, isJudged: true, hasFailed: false }
  try {
    await send(values)
    return { name: 'received', emailAddress: values.emailAddress }
  } catch {
    return { name: 'form', values, isJudged: false, hasFailed: true }
  }
}
