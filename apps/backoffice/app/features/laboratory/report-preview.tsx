import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { Card } from '../../ui/page-frame'
import { Loaded } from '../../ui/states'
import { BandBadge } from './band-badge'
import type { SampleReport } from './sample'
import { useAdviceWords } from './use-advice-words'
import { useValueWords } from './use-value-words'

/** What the customer reads, or is going to (LABORATORY-24). */
export function ReportPreview({ sampleId }: { sampleId: number }) {
  const t = useTranslations('office-laboratory')
  const query = useQuery({
    queryKey: ['samples', 'report', sampleId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/samples/{id}/report', { params: { path: { id: sampleId } }, signal })),
  })
  return (
    <Card title={t('report')}>
      <Loaded found={query}>{(data) => <Report report={data} />}</Loaded>
    </Card>
  )
}

function Report({ report }: { report: SampleReport }) {
  const t = useTranslations('laboratory')
  const { title, text, conclusion } = useAdviceWords(report.forage ?? report.sampleType)
  return (
    <div className="grid gap-5">
      {report.conclusion ? <p className="text-lg font-semibold">{conclusion(report.conclusion)}</p> : null}
      <ReportValues report={report} />
      <section className="grid gap-3">
        <h3 className="font-semibold">{t('advice.title')}</h3>
        {report.advice.map((advice) => (
          <div key={`${advice.code}-${advice.valueCode}`} className="max-w-prose">
            <h4 className="font-medium">{title(advice)}</h4>
            <p>{text(advice)}</p>
          </div>
        ))}
      </section>
      {report.adviserNote ? (
        <blockquote className="border-brand border-l-4 pl-3 whitespace-pre-line">
          {report.adviserNote}
        </blockquote>
      ) : null}
      {report.products.length > 0 ? (
        <section>
          <h3 className="font-semibold">{t('products.title')}</h3>
          <ul className="list-disc pt-1 pl-5">
            {report.products.map(({ card, or }) => (
              <li key={card.productId}>
                {[card, ...or.map((each) => each.card)].map((each) => each.title).join(' / ')}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Corrections report={report} />
    </div>
  )
}

function ReportValues({ report }: { report: SampleReport }) {
  const t = useTranslations('office-laboratory')
  const words = useValueWords()
  const { number } = useFormats()
  return (
    <table aria-label={t('values')} className="w-full border-collapse">
      <tbody>
        {report.values.map(({ code, value, unit, target, average, band }) => (
          <tr key={code} className="border-line border-b">
            <th scope="row" className="py-1.5 pr-3 text-left font-medium">
              {words.name(code)}
            </th>
            <td className="py-1.5 pr-3 text-right whitespace-nowrap">
              {number(value)} <span className="text-muted text-sm">{words.unit(unit)}</span>
            </td>
            <td className="text-muted py-1.5 pr-3 text-sm">{words.target(target)}</td>
            <td className="text-muted py-1.5 pr-3 text-sm">
              {average === null ? null : t('average', { value: number(average) })}
            </td>
            <td className="py-1.5">
              <BandBadge analysis={report.type} band={band} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Corrections({ report: { corrections } }: { report: SampleReport }) {
  const t = useTranslations('laboratory')
  const { name } = useValueWords()
  const { day, number } = useFormats()
  if (corrections.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{t('corrections.title')}</h3>
      <ul className="list-disc pt-1 pl-5">
        {corrections.map(({ code, before, after, reason, on }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two of one value may be alike
          <li key={index}>
            {t('corrections.line', {
              date: day(on),
              value: name(code),
              before: number(before),
              after: number(after),
              reason,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
