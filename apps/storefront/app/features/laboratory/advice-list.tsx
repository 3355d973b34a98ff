import type { Findings } from './findings'
import type { SampleReport } from './report'
import { type Words, useWords } from './use-words'

type Props = { report: SampleReport; said: Findings['advice'] }

/** What follows from the values, in plain words, and what the adviser adds (LABORATORY-PAGES-7). */
export function AdviceList({ report: { advice, adviserNote }, said }: Props) {
  const words = useWords()
  const { t } = words
  return (
    <section aria-labelledby="advice" className="mt-14 sm:mt-20 print:mt-5">
      <h2 id="advice" className="text-section xs:text-3xl">
        {t('advice.title')}
      </h2>
      <ol className="grid gap-x-12 gap-y-7 pt-6 md:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-3 print:pt-2">
        {advice.map(({ code, valueCode }, index) => (
          <AdviceItem key={`${code}-${valueCode}`} said={said[index]} valueCode={valueCode} words={words} />
        ))}
      </ol>
      {adviserNote && (
        <figure className="bg-surface border-brand sheet-row mt-10 max-w-prose border-l-4 px-6 py-5 print:mt-4 print:px-4 print:py-2">
          <figcaption className="text-brand text-sm font-semibold">{t('advice.note')}</figcaption>
          <blockquote className="pt-1.5 text-lg whitespace-pre-line print:text-base">
            {adviserNote}
          </blockquote>
        </figure>
      )}
    </section>
  )
}

type ItemProps = { said: Findings['advice'][number] | undefined; valueCode: string | null; words: Words }

function AdviceItem({ said, valueCode, words: { t, nameInside } }: ItemProps) {
  return (
    <li className="border-line sheet-row border-t pt-4 print:pt-2">
      <h3 className="text-lg print:text-base">{said?.title}</h3>
      <p className="max-w-prose pt-1 print:text-sm">{said?.text}</p>
      {valueCode && (
        <p className="pt-1" data-no-print>
          <a
            href={`#value-${valueCode}`}
            className="text-brand inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2 sm:min-h-9"
          >
            {t('advice.see', { value: nameInside(valueCode) })}
          </a>
        </p>
      )}
    </li>
  )
}
