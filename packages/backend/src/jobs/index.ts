export { addJob, type JobName } from './add-job.ts'
export { readDeadJobs, readJobBacklog } from './backlog.ts'
export { jobRetention } from './job-retention.ts'
export { forgetOld, type Retention } from './retention.ts'
