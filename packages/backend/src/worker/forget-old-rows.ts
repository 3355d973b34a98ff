import type { AppContext } from '../app-context.ts'
import { forgetOld } from '../jobs/index.ts'
import { rowsForgotten } from '../observability/index.ts'
import { retentions } from './retention.ts'

/** Every night, one kind after the other; one that fails does not keep the others (RETENTION-2). */
export async function forgetOldRows(context: AppContext): Promise<void> {
  const errors: unknown[] = []
  for (const retention of retentions) {
    if (context.stopping.aborted) return
    try {
      const rows = await forgetOld(context, retention)
      rowsForgotten.publish({ what: retention.what, rows })
    } catch (error) {
      if (context.stopping.aborted) return
      context.log.error({ err: error, what: retention.what }, 'what is old could not be forgotten')
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'what is old could not be forgotten')
}
