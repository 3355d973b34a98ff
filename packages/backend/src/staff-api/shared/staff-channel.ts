/** The channel of PostgreSQL over which processes tell each other what the browsers of staff should know. */
export const staffChannel = 'staff_event'

/** For one caller (`staff:12`), or for all. */
export type StaffEvent = { to: string | null; type: string; data: unknown }
