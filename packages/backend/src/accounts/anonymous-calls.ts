import { concurrencyLimit } from '../limits/index.ts'

/**
 * ACCOUNTS-16: what anybody may ask for without being signed in passes one semaphore per process: four at once, so that a crowd
 * before it takes neither the connections nor the processor from those who buy.
 */
export const limitAnonymousCalls = concurrencyLimit({ concurrency: 4, maxPending: 32 })
