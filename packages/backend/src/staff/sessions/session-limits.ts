import { HOUR, MINUTE } from '@haverhof/domain/shared'

/** A session ends so long after its last use, and so long after its beginning whatever happens (STAFF-48). */
export const idleMs = 2 * HOUR
export const sessionMs = 12 * HOUR

/** So long after a touch of the passkey nothing asks for another one (STAFF-17). */
export const stepUpMs = 10 * MINUTE
