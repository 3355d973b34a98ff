import { listSql } from '../database/index.ts'
import { deleteRows } from '../jobs/index.ts'

/** What the books are about: entries about these are kept as long as the books (AUDIT-4). */
const booked = [
  'order',
  'payment',
  'refund',
  'invoice',
  'return',
  'withdrawal',
  'shipment',
  'pack',
  'lot',
  'recall',
  'gift-card',
]

/** What kind of thing an entry is about: `order` of `order 100001`, `staff` of `staff:12`. */
export const entitySql = `substring(subject from '^([a-z-]+)[ :]')`

/** Entries without a kind are taken for those of the books. */
export const isOtherSql = `${entitySql} not in ${listSql(booked)}`

/** Sign-ins and sign-outs: the most rows by far, and of use only to investigate an attack. */
export const comingsSql = `action in ${listSql(['signed-in', 'sign-in-failed', 'signed-out'])}`

/** The trigger of the table lets nothing go that is younger (AUDIT-4). */
export const auditRetention = [
  deleteRows('sign-ins and sign-outs', 'audit_entry', `${comingsSql} and at < :before order by at`),
  deleteRows(
    'staff actions beside money and goods',
    'audit_entry',
    `${isOtherSql} and at < :before order by at`,
  ),
  deleteRows('staff actions on money and goods', 'audit_entry', 'at < :before order by at'),
]
