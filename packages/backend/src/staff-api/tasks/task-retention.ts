import { deleteRows } from '../../jobs/index.ts'

/** TASKS-4: refusals can be looked up for a month; what was done is in the audit log. */
export const taskRetention = deleteRows('ended tasks', 'task', 'finished_at < :before order by finished_at')
