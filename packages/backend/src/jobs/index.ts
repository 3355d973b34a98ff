export { addJob, type JobName } from './add-job.ts'
export { readJobBacklog } from './backlog.ts'
