import { useTranslations } from '#texts'
import { reviewedWords } from '../../shared/prices/reviewed-words'
import { Disclosure } from '../../ui/disclosure'
import type { Findings } from './findings'
import type { SampleReport } from './report'
import { useWords } from './use-words'

type Props = { report: SampleReport; never: Findings['never'] }

/** Unmeasured values, said as plainly as measured ones, and where the targets come from (LABORATORY-PAGES-14). */
export function LimitsOfReport({ report, never }: Props) {
  const { t, formats, nameInside } = useWords()
  const sources = useTranslations('laboratory.sources')
  const { notMeasured } = report
  return (
    <section aria-labelledby="not-measured" className="mt-10 max-w-prose print:mt-4 print:max-w-none">
      <h2 id="not-measured" className="text-xl print:text-base">
        {t('notMeasured.title')}
      </h2>
      {notMeasured.length > 0 && (
        <p className="pt-1.5 font-semibold print:text-sm">
          {t('notMeasured.missing', { list: notMeasured.map(nameInside).join(', ') })}
        </p>
      )}
      <ul className="text-muted list-disc space-y-1 pt-1.5 pl-5 print:columns-2 print:text-xs">
        {never.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Disclosure
        summary={t('sources.title')}
        className="border-line mt-5 border-t"
        summaryClassName="text-brand"
        data-no-print
      >
        <ul className="text-muted space-y-1 text-sm">
          {sourcesOf(report).map(({ name, isConfirmed, reviewed, codes }) => (
            <li key={name}>
              <span className="text-ink">{codes.map(nameInside).join(', ')}</span>: {name}
              {reviewedWords(sources, formats, {
                reviewed,
                open: isConfirmed ? null : sources('unconfirmed'),
              })}
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}

type Source = SampleReport['values'][number]['source'] & { codes: string[] }

/** Each source once, with the values whose targets it gives. */
function sourcesOf({ values }: SampleReport): Source[] {
  const sources = new Map<string, Source>()
  for (const { code, source } of values) {
    const entry = sources.get(source.name) ?? { ...source, codes: [] }
    entry.codes.push(code)
    sources.set(source.name, entry)
  }
  return [...sources.values()]
}
