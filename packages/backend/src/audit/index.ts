export { auditRetention } from './audit-retention.ts'
export { auditActionSql, type AuditChange, type AuditDetails } from './entry-fields.ts'
export { type AuditFilter, listAudit, type ListedEntry } from './list-audit.ts'
export { writeAudit, writeAudits } from './write-audit.ts'
