import { parseArgs } from 'node:util'

export type RunOptions = { port: number; runs: number }

export type BudgetOptions = {
  runs: number
  only: string | undefined
  site: string | undefined
  taps: boolean
}

/**
 * `--runs 0` leaves Lighthouse and the presses out; `--only product` and `--site
 * muehldorfer` narrow the pages; `--taps` measures nothing but presses.
 */
export function readBudgetOptions(args: string[]): BudgetOptions {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      site: { type: 'string' },
      taps: { type: 'boolean', default: false },
    },
  })
  return { runs: Number(values.runs), only: values.only, site: values.site, taps: values.taps }
}
