import { parseArgs } from 'node:util'

export type BudgetOptions = { runs: number; only: string | undefined; site: string | undefined }

/** `--runs 0` leaves Lighthouse out; `--only product` and `--site muehldorfer` narrow the pages. */
export function readBudgetOptions(args: string[]): BudgetOptions {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '3' }, only: { type: 'string' }, site: { type: 'string' } },
  })
  return { runs: Number(values.runs), only: values.only, site: values.site }
}
