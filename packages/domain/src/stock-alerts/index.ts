export { alertIsOffered, alertMailLimit, mostAlerts } from './stock-alerts.ts'
