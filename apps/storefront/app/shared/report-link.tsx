import type { ReportedKind } from '@haverhof/domain/reports'
import { Link } from 'react-router'
import { useTranslations } from '#texts'

/** A quiet way to report a review or question; it is named with its title, `review-7-title` (REPORTS-10). */
export function ReportLink({ kind, id }: { kind: ReportedKind; id: number }) {
  const t = useTranslations('product')
  return (
    <Link
      id={`report-${kind}-${id}`}
      aria-labelledby={`report-${kind}-${id} ${kind}-${id}-title`}
      to={`/report/${kind}/${id}/`}
      rel="nofollow"
      data-no-print
      className="text-muted inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {t('report')}
    </Link>
  )
}
