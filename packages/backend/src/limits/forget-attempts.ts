import { DAY } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'

/** LIMITS-3: counts of windows that are long over are of no use to anyone. */
export async function forgetOldAttempts(context: AppContext): Promise<void> {
  await context.database.rows(forget, { windowStart: new Date(context.now().getTime() - DAY) })
}

const forget = statement<{ windowStart: Date }>(
  'limits-forget',
  'delete from attempt_count where window_start < :windowStart',
)
