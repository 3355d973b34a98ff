import type pg from 'pg'

/** What every part of seeding gets: one transaction, one directory, one moment. */
export type Seeding = {
  client: pg.Client
  dataDir: string
  now: Date
  /**
   * `keep`: a price or promotion that the shop has stays, whatever the data says (SEED-3). `write`: the data's counts from
   * now on.
   */
  prices: 'keep' | 'write'
  /** Example reviews and questions, to try the shop with (LAW-9). */
  examples: 'write' | 'leave-out'
}
