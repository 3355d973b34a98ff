import { createQueue } from './password/queue.ts'

/**
 * ACCOUNTS-16: what anybody may ask for without being known goes through one door per process: four at once, so that a crowd
 * before it takes neither the connections nor the processor from those who buy.
 */
export const atTheDoor = createQueue({ atOnce: 4, waiting: 32 })
