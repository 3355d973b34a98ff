import type pg from 'pg'
import { databaseLimits } from './limits.ts'

/**
 * Every statement of the shop finds its rows by keys, so one plan serves all values: it is made once per connection instead of
 * six times, and for disks without a head to move.
 */
const planning = { plan_cache_mode: 'force_generic_plan', random_page_cost: '1.1', jit: 'off' }

/** The same as an option of a connection that is a session of its own. */
export const planningOptions = Object.entries(planning)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

const longestMs: Record<string, number> = {
  statement_timeout: databaseLimits.statementMs,
  lock_timeout: databaseLimits.lockMs,
  idle_in_transaction_session_timeout: databaseLimits.idleInTransactionMs,
}

/**
 * A pooler takes no settings from those who connect to it, and what one of them sets another one has (DATABASE-7). So there the
 * settings of a session are those that the role has in this database; every role may give them to itself.
 */
export async function giveSettingsToRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ role: string; database: string }>(
    'select current_user as role, current_database() as database',
  )
  const [names] = rows
  if (!names) return
  const whose = `role ${client.escapeIdentifier(names.role)} in database ${client.escapeIdentifier(names.database)}`
  const settings: Record<string, string | number> = { ...planning, ...longestMs }
  for (const [name, value] of Object.entries(settings)) {
    await client.query(`alter ${whose} set ${name} = ${client.escapeLiteral(String(value))}`)
  }
}

/** The settings that a connection of this pool lacks: limits that are off or longer, and how statements are planned. */
export async function missingSettings(pool: pg.Pool): Promise<string[]> {
  const names = [...Object.keys(planning), ...Object.keys(longestMs)].map((name) => `'${name}'`)
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in (${names.join(', ')})`,
  )
  return rows.filter(isMissing).map(({ name }) => name)
}

function isMissing({ name, setting }: { name: string; setting: string }): boolean {
  const longest = longestMs[name]
  if (longest === undefined) return setting !== (planning as Record<string, string>)[name]
  return Number(setting) === 0 || Number(setting) > longest
}
