import { deleteRows } from '../jobs/index.ts'

/** LIMITS-3: counts of windows that ended long ago. */
export const attemptRetention = deleteRows('counted attempts', 'attempt_count', 'window_start < :before')
