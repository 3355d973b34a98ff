export { auditRetention } from './audit-retention.ts'
export { type AuditFilter, listAudit, type ListedEntry } from './list-audit.ts'
export { writeAudit, writeAudits } from './write-audit.ts'
