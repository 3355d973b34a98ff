export { forgetOldRows } from './forget-old-rows.ts'
export { retentions } from './retention.ts'
export { dueWork, runDueWork } from './due-work.ts'
export { startWorker } from './start-worker.ts'
