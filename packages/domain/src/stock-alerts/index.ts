export { alertIsOffered, alertMailLimit, alertTimes, mostAlerts } from './stock-alerts.ts'
