import { SECOND } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'

/** No single thing lasts so long: its worker has died. */
const stillMs = 30 * SECOND

/** Part of the work of every minute: a task whose process ended goes on in another one (TASKS-3). */
export async function resumeTasks(context: AppContext): Promise<void> {
  const now = context.now()
  const before = new Date(now.getTime() - stillMs)
  await inTransaction(context, async (transaction) => {
    for (const { taskId } of await transaction.rows(findStill, { before, now }))
      await addJob(transaction, 'run-task', { taskId })
  })
}

const findStill = statement<{ before: Date; now: Date }, { taskId: number }>(
  'task-find-still',
  `
    update task set moved_at = :now where task_id in (
      select task_id from task where state = 'running' and moved_at < :before
      order by moved_at limit 20 for update skip locked)
    returning task_id "taskId"`,
)
