import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Badge } from '../../ui/badge'
import { MarkedText } from '../../ui/moderation/marked-text'
import { ModeratedFacts } from '../../ui/moderation/moderated-facts'
import { nameOf, type Report } from './report'
import { ReportState } from './report-state'

/** What is reported, why and by whom (REPORTS-21). */
export function ReportCard({ report }: { report: Report }) {
  const t = useTranslations('office-reports')
  return (
    <article aria-label={nameOf(report)} className="grid gap-4">
      <ModeratedFacts of={report} state={<ReportState state={report.state} />}>
        <Badge>{t(`about.${report.about}`)}</Badge>
        {report.isShown ? null : <Badge tone="danger">{t('hidden')}</Badge>}
      </ModeratedFacts>
      <Why report={report} />
      <blockquote
        lang={report.language}
        className="border-line grid gap-2 border-l-2 pl-3 [overflow-wrap:anywhere]"
      >
        {report.title ? (
          <h2 className="text-xl">
            <bdi>{report.title}</bdi>
          </h2>
        ) : null}
        <p className="max-w-prose text-lg leading-relaxed whitespace-pre-line">
          <MarkedText text={report.text} marks={report.marks} />
        </p>
        {report.author ? (
          <p className="text-muted">
            <bdi>{t('by', { author: report.author })}</bdi>
          </p>
        ) : null}
      </blockquote>
      {report.answer ? (
        <div className="border-brand border-l-4 pl-3">
          <p className="text-muted text-sm">{t('answer')}</p>
          <p lang={report.language} className="whitespace-pre-line [overflow-wrap:anywhere]">
            {report.answer}
          </p>
        </div>
      ) : null}
    </article>
  )
}

function Why({ report }: { report: Report }) {
  const t = useTranslations('office-reports')
  const reasons = useTranslations('reasons.report')
  const { moment } = useFormats()
  const name = report.fullName ?? t('nobody')
  return (
    <div className="bg-warning-soft rounded-control grid gap-1 px-3 py-2 [overflow-wrap:anywhere]">
      <p className="font-semibold">{reasons(report.reason)}</p>
      <p className="whitespace-pre-line">
        <bdi>{report.explanation}</bdi>
      </p>
      <p className="text-sm">
        <bdi>{t('reportedBy', { name, moment: moment(report.submittedAt) })}</bdi>{' '}
        {t(report.hasMailbox ? 'told' : 'notTold')}
      </p>
    </div>
  )
}
