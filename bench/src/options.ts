import { parseArgs } from 'node:util'
import root from '../../package.json' with { type: 'json' }

const { start } = root.scripts

export type Options = {
  seconds: number
  rounds: number
  clients: number
  assert: boolean
  only: string | undefined
  /** An older commit, measured in the same rounds. */
  beside: string | undefined
  /** Nothing but the page cache while packs sell out. */
  sellOuts: boolean
  /** The shop reaches its database through PgBouncer, the bare server does not. */
  pgbouncer: boolean
  sizes: number[]
}

/** Connections to the database, as many as the shop opens by itself, the same for both servers. */
export const poolSize = '5'

/** How `npm start` runs Node: the flags stand in package.json alone. */
export const shopNodeOptions = start.split(' ').filter((word) => word.startsWith('--'))

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      clients: { type: 'string', default: '16' },
      assert: { type: 'boolean', default: false },
      only: { type: 'string' },
      beside: { type: 'string' },
      'sell-outs': { type: 'boolean', default: false },
      pgbouncer: { type: 'boolean', default: false },
      sizes: { type: 'string' },
    },
  })
  const sellOuts = values['sell-outs']
  return {
    seconds: Number(values.seconds ?? (values.quick ? 1.5 : 5)),
    rounds: Number(values.rounds),
    clients: Number(values.clients),
    assert: values.assert,
    only: values.only,
    beside: values.beside,
    sellOuts,
    pgbouncer: values.pgbouncer,
    // 0: the shop's own 242 packs and nothing else.
    sizes: (values.sizes ?? (sellOuts ? '0,20000' : '1000,20000')).split(',').map(Number),
  }
}

/** `--only search` narrows a run to the works whose name holds the word. */
export function isWanted({ only }: Options, name: string): boolean {
  return only === undefined || name.includes(only)
}
