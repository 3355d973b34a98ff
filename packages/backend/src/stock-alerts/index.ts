export { forgetAlerts } from './forget-alerts.ts'
export { alertsOf } from './list-alerts.ts'
export { stockAlertRoutes } from './routes.ts'
export { StockAlert } from './schemas.ts'
