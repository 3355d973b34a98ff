import type pg from 'pg'

/** What every part of seeding gets: one transaction, one directory, one moment. */
export type Seeding = { client: pg.Client; dataDir: string; now: Date }
