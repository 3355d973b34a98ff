export { addJob, type JobName } from './add-job.ts'
