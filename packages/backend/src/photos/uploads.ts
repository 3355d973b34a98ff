import { concurrencyLimit } from '../limits/index.ts'

/** RETURNS-8: forms that are read at the same time, each as large as a photo may be. */
export const takeUpload = concurrencyLimit({ concurrency: 4, maxPending: 20 })
