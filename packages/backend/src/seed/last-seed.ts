import { type Database, type NoValues, statement } from '../database/index.ts'

/** When the shop was last filled from its files; null when it never was. */
export async function readLastSeed({ rows }: Pick<Database, 'rows'>): Promise<Date | null> {
  const [last] = await rows(read)
  return last?.finishedAt ?? null
}

const read = statement<NoValues, { finishedAt: Date | null }>(
  'seed-last',
  'select max(finished_at) "finishedAt" from seed_run',
)
