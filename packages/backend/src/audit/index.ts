export { auditRetention } from './audit-retention.ts'
export { writeAudit } from './write-audit.ts'
