import { deleteRows } from '../jobs/index.ts'

/** STOCK-ALERTS-6: no wish waits for ever, and a sent alert is soon forgotten. */
export const alertRetention = [
  deleteRows('waiting stock alerts', 'stock_alert', 'requested_at < :before'),
  deleteRows('sent stock alerts', 'stock_alert', 'notified_at < :before'),
]
