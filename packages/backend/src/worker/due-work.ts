import type { AppContext } from '../app-context.ts'

type DueWork = { name: string; run: (context: AppContext) => Promise<void> }

/** WORKER-1: what every minute brings, in this order. Each part finds its own work in the database. */
const dueWork: readonly DueWork[] = []

/** One minute's work. A part that fails does not keep the others from running; the failure is reported at the end. */
export async function runDueWork(context: AppContext): Promise<void> {
  const errors: unknown[] = []
  for (const { name, run } of dueWork) {
    try {
      await run(context)
    } catch (error) {
      context.log.error({ err: error, work: name }, 'work behind the scenes failed')
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'work behind the scenes failed')
}
