import { type AuditList, auditLists, type AuditShape, type Grant } from '@haverhof/domain/backoffice'

/** How the office says what an entry holds. */
export type ValueWords = {
  nothing: string
  yes: string
  no: string
  /** A word of a closed list, or the name of a mail; what is newer than this page as it is. */
  word: (list: AuditList | 'mail-kind', value: string) => string
  field: (name: string) => string
  cents: (value: number) => string
  number: (value: number) => string
  day: (iso: string) => string
  moment: (iso: string) => string
  site: (siteId: number) => string
  grant: (grant: Grant) => string
  line: (line: { lineNumber: number; quantity: number }) => string
}

/** A value of the log in words; a null shape is what an earlier release wrote. */
export function valueText(value: unknown, shape: AuditShape | null, words: ValueWords): string {
  if (isEmpty(value)) return words.nothing
  if (shape === 'photos') return words.number(String(value).split(' ').length)
  if (Array.isArray(value)) return value.map((each: unknown) => valueText(each, shape, words)).join(', ')
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (shape === 'mail-kind' || (shape !== null && isList(shape))) return words.word(shape, String(value))
  if (typeof value === 'number') return numberText(value, shape, words)
  if (typeof value === 'object' && value !== null) return objectText(value, shape, words)
  return stringText(String(value), shape, words)
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function isList(shape: AuditShape): shape is AuditList {
  return shape in auditLists
}

function numberText(value: number, shape: AuditShape | null, words: ValueWords): string {
  if (shape === 'cents') return words.cents(value)
  if (shape === 'site' || shape === 'sites') return words.site(value)
  return shape === 'count' || shape === 'figure' ? words.number(value) : String(value)
}

const longest = 300

function stringText(value: string, shape: AuditShape | null, words: ValueWords): string {
  if (shape === 'day' && !Number.isNaN(Date.parse(value))) return words.day(value)
  if (shape === 'moment' && !Number.isNaN(Date.parse(value))) return words.moment(value)
  return value.slice(0, longest)
}

type ReportedPayment = { amountCents: number; currency: string; reference: string }

function objectText(value: object, shape: AuditShape | null, words: ValueWords): string {
  if (shape === 'grants') return words.grant(value as Grant)
  if (shape === 'shipment-lines') return words.line(value as { lineNumber: number; quantity: number })
  if (shape === 'reported-payment') {
    const { amountCents, currency, reference } = value as ReportedPayment
    return `${words.number(amountCents / 100)} ${currency}, ${reference}`
  }
  const parts = Object.entries(value).filter(([, part]) => !isEmpty(part))
  return parts.map(([name, part]) => `${words.field(name)} ${valueText(part, null, words)}`).join(' · ')
}

/** Internal ids, amounts of nothing, and what the changes say already are left out. */
export function isTold(
  [field, value]: readonly [string, unknown],
  shape: AuditShape | null,
  changed: readonly { field: string }[],
): boolean {
  if (isEmpty(value) || shape === 'inner' || (shape === 'cents' && value === 0)) return false
  return !changed.some((change) => change.field === field)
}
