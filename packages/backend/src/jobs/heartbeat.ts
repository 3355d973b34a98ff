import { type RunStatement, statement } from '../database/index.ts'

/** A queue that takes jobs says so (WORKER-7). */
export async function beat(rows: RunStatement, queueIds: readonly string[]): Promise<void> {
  await rows(sayAlive, { queueIds })
}

/** Ends the heartbeats of these queues, so that their jobs are taken over at once (WORKER-7). */
export async function endHeartbeat(rows: RunStatement, queueIds: readonly string[]): Promise<void> {
  await rows(sayEnded, { queueIds })
}

/** Gives back the jobs of queues without a heartbeat for 30 s, never those of one that lives (WORKER-7). Says how many. */
export async function giveBackJobs(rows: RunStatement): Promise<number> {
  const [given] = await rows(giveBack)
  return given?.jobs ?? 0
}

const sayAlive = statement<{ queueIds: readonly string[] }>(
  'jobs-beat',
  `
    insert into job_queue_heartbeat (queue_id, seen_at) select queue_id, now() from unnest(:queueIds::text[]) queue_id
    on conflict (queue_id) do update set seen_at = excluded.seen_at`,
)

const sayEnded = statement<{ queueIds: readonly string[] }>(
  'jobs-end-heartbeat',
  'delete from job_queue_heartbeat where queue_id = any(:queueIds)',
)

// A queue that has just begun takes jobs before its first heartbeat: a job that was taken a moment ago is left to it.
const giveBack = statement<object, { jobs: number }>(
  'jobs-give-back',
  `
    with dead_heartbeats as (
      delete from job_queue_heartbeat where seen_at < now() - interval '1 day'
    ), left_behind as (
      select job.locked_by, count(*) jobs from graphile_worker.jobs job
      where job.locked_at < now() - interval '30 seconds' and not exists (
        select from job_queue_heartbeat heartbeat
        where heartbeat.queue_id = job.locked_by and heartbeat.seen_at > now() - interval '30 seconds')
      group by 1
    )
    select coalesce(sum(jobs), 0)::int jobs from left_behind,
      lateral graphile_worker.force_unlock_workers(array[left_behind.locked_by]) unlocked`,
)
