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

/** The shop was filled: its files are read again when their fingerprint changes. */
export async function keepLastSeed(
  { rows }: Pick<Database, 'rows'>,
  seeded: { fingerprint: string; now: Date },
): Promise<void> {
  await rows(forgetFormer)
  await rows(keep, seeded)
}

const forgetFormer = statement('seed-forget-former', 'delete from seed_run')

const keep = statement<{ fingerprint: string; now: Date }>(
  'seed-keep',
  'insert into seed_run (fingerprint, finished_at) values (:fingerprint, :now)',
)
