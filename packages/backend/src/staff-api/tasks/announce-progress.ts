import { type Database, statement } from '../../database/index.ts'
import { staffChannel } from '../shared/staff-channel.ts'

/** EVENTS-1: sends the progress of a task to the browsers of its member; nothing waits for it or depends on it. */
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
