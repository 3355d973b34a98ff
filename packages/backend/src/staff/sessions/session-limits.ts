import { HOUR, MINUTE } from '@haverhof/domain/shared'

/** STAFF-48: a session ends so long after its last use, and so long after its beginning whatever happens. */
export const idleMs = 2 * HOUR
export const sessionMs = 12 * HOUR

/** STAFF-17: so long after a touch of the passkey nothing asks for another one. */
export const stepUpMs = 10 * MINUTE
