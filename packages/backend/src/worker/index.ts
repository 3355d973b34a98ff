export { runDueWork } from './due-work.ts'
export { startWorker } from './start-worker.ts'
