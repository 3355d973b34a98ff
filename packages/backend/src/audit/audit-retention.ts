import { deleteRows } from '../jobs/index.ts'
import { comingsSql, isOtherSql } from './entities.ts'

/** AUDIT-4: the trigger of the table lets nothing go that is younger. */
export const auditRetention = [
  deleteRows('sign-ins and sign-outs', 'audit_entry', `${comingsSql} and at < :before order by at`),
  deleteRows(
    'staff actions beside money and goods',
    'audit_entry',
    `${isOtherSql} and at < :before order by at`,
  ),
  deleteRows('staff actions on money and goods', 'audit_entry', 'at < :before order by at'),
]
