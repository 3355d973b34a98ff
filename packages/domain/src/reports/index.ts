export {
  fewestExplaining,
  type ReportedKind,
  reportedKinds,
  type ReportFields,
  reportLimits,
  reportProblems,
  type ReportReason,
  reportReasonOf,
  reportReasons,
  type ReportState,
  reportStates,
  tidyReport,
} from './report.ts'
