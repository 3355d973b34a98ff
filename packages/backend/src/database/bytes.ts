import { customType } from 'drizzle-orm/pg-core'

/** Pictures and files. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
