import { type ReportFields, reportProblems, tidyReport } from '@haverhof/domain/reports'

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

/** REPORTS-22: the form as the browser posts it without scripts. */
export async function takeReport(
  posted: FormData,
  send: (values: ReportFields) => Promise<void>,
): Promise<ReportStage> {
  const values = postedValues(posted)
  if (reportProblems(values).length > 0) return { name: 'form', values, isJudged: true, hasFailed: false }
  try {
    await send(values)
    return { name: 'received', emailAddress: values.emailAddress }
  } catch {
    return { name: 'form', values, isJudged: false, hasFailed: true }
  }
}

function postedValues(posted: FormData): ReportFields {
  const texts = reportFields.map((name) => {
    const value = posted.get(name)
    return [name, typeof value === 'string' ? value : '']
  })
  return tidyReport(Object.fromEntries(texts) as ReportFields)
}
