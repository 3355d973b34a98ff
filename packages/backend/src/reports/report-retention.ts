import { deleteRows } from '../jobs/index.ts'

/** REPORTS-8: long enough to object to a decision; an open report stays until it is decided. */
export const reportRetention = deleteRows(
  'decided reports',
  'content_report',
  `state <> 'open' and decided_at < :before order by decided_at`,
)
