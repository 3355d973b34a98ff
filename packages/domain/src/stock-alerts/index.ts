export { alertMailLimit, alertTimes, mostAlerts } from './limits.ts'
export { alertIsOffered } from './offered.ts'
