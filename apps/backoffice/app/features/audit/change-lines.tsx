import { useTranslations } from '#texts'
import { useSiteName } from '../../platform/session'
import type { AuditEntry } from './audit-entries'
import { useAuditWords } from './use-audit-words'

/** AUDIT-3: field by field, what it was and what it is. */
export function ChangeLines({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('office-audit')
  const words = useAuditWords()
  if (entry.changes.length === 0) return null
  return (
    <dl className="grid gap-1">
      {entry.changes.map(({ field, before, after }) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{words.field(field)}</dt>
          {before === undefined && after === undefined ? null : (
            <dd className="min-w-0 wrap-anywhere">
              <del className="text-danger decoration-1">
                <bdi>{valueText(before, t('nothing'))}</bdi>
              </del>
              <span className="text-muted" aria-hidden="true">
                {' → '}
              </span>
              <ins className="text-success no-underline">
                <bdi>{valueText(after, t('nothing'))}</bdi>
              </ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Numbers that nobody outside of the tables knows. */
const inner = new Set(['orderNoteId'])

/** What was told besides, such as the reason. */
export function DetailLines({ entry }: { entry: AuditEntry }) {
  const words = useAuditWords()
  const siteName = useSiteName()
  const told = Object.entries(entry.details).filter(
    ([field, value]) => value !== null && value !== '' && !inner.has(field),
  )
  if (told.length === 0) return null
  return (
    <dl className="grid gap-1">
      {told.map(([field, value]) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{words.field(field)}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <bdi>{field === 'siteId' ? siteName(Number(value)) : valueText(value, '')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const longest = 300

function plainText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, longest) : JSON.stringify(value)
}

function valueText(value: unknown, nothing: string): string {
  if (value === null || value === undefined || value === '') return nothing
  if (Array.isArray(value)) return value.map((each) => valueText(each, nothing)).join(', ') || nothing
  if (typeof value !== 'object') return plainText(value)
  const parts = Object.entries(value).filter(([, part]) => part !== null)
  return parts.map(([name, part]) => `${name} ${valueText(part, nothing)}`).join(' · ')
}
