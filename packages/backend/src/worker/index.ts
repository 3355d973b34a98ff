export { runDueWork } from './due-work.ts'
export { startWorker, type Worker } from './start-worker.ts'
