import { auditShape } from '@haverhof/domain/backoffice'
import type { AuditEntry } from './audit-entries'
import { useAuditWords } from './use-audit-words'
import { useValueText } from './use-value-words'
import { isTold } from './value-text'

/** Field by field, what it was and what it is (AUDIT-3). */
export function ChangeLines({ entry }: { entry: AuditEntry }) {
  const words = useAuditWords()
  const textOf = useValueText()
  const { action, changes } = entry
  if (changes.length === 0) return null
  return (
    <dl className="grid gap-1">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{words.field(action, field)}</dt>
          {before === undefined && after === undefined ? null : (
            <dd className="min-w-0 wrap-anywhere">
              <del className="text-danger decoration-1">
                <bdi>{textOf(action, field, before)}</bdi>
              </del>
              <span className="text-muted" aria-hidden="true">
                {' → '}
              </span>
              <ins className="text-success no-underline">
                <bdi>{textOf(action, field, after)}</bdi>
              </ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** What was told besides, such as the reason. */
export function DetailLines({ entry }: { entry: AuditEntry }) {
  const words = useAuditWords()
  const textOf = useValueText()
  const { action, changes, details } = entry
  const shown = Object.entries(details).filter((detail) =>
    isTold(detail, auditShape(action, detail[0]), changes),
  )
  if (shown.length === 0) return null
  return (
    <dl className="grid gap-1">
      {shown.map(([field, value]) => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{words.field(action, field)}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <bdi>{textOf(action, field, value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
