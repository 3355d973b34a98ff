import type pg from 'pg'

/** What every part of seeding gets: one transaction, one directory, one moment. */
export type Seeding = {
  client: pg.Client
  dataDir: string
  now: Date
  /** SEED-3: `keep`: a price or promotion that the shop has stays, whatever the data says. `write`: the data's counts from now on. */
  prices: 'keep' | 'write'
  /** LAW-9: example reviews and questions, to try the shop with. */
  examples: 'write' | 'leave-out'
}
