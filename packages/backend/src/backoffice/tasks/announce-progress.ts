import { type Database, statement } from '../../database/index.ts'
import { staffChannel } from '../events/staff-channel.ts'

/** EVENTS-1: tells the browsers of its maker how far a task is; nobody waits for it and nothing rests on it. */
export async function announceProgress(database: Pick<Database, 'rows'>, taskId: number): Promise<void> {
  await database.rows(announce, { taskId })
}

const announce = statement<{ taskId: number }>(
  'task-announce',
  `
    select pg_notify('${staffChannel}', json_build_object('to', made_by, 'type', 'task', 'data',
      json_build_object('taskId', task_id, 'kind', kind, 'state', state, 'total', total, 'done', done, 'refused', refused))::text)
    from task where task_id = :taskId`,
)
