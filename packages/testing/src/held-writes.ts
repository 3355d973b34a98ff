import pg from 'pg'
import { expect } from 'vitest'

/** Writes that wait for as long as a test wants: a process that is killed meanwhile is killed in the middle of one. */
export type HeldWrites = {
  untilWaiting: (writes?: number) => Promise<void>
  /** Ends the connections that wait, as the end of their process would, and holds nothing any more. */
  release: () => Promise<void>
}

/** Holds the writes that a trigger names: `insert on shipment for each row`. */
export async function holdWrites(databaseUrl: string, trigger: string): Promise<HeldWrites> {
  const holder = new pg.Client({ connectionString: databaseUrl })
  // A database that crashes ends it as well.
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query(`select pg_advisory_lock(1)`)
  await holder.query(
    `create function wait_here() returns trigger language plpgsql as $$
       begin perform pg_advisory_xact_lock_shared(1); return new; end $$;
     create trigger wait_here before ${trigger} execute function wait_here()`,
  )
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
  return {
    untilWaiting: async (writes = 1) => {
      await expect
        .poll(async () => (await holder.query(`select ${waiting}`)).rowCount)
        .toBeGreaterThanOrEqual(writes)
    },
    release: async () => {
      await holder.query(`select pg_terminate_backend(pid, 60000) ${waiting}`)
      await holder.end()
    },
  }
}
