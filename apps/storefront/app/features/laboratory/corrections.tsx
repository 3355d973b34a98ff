import { Notice } from '../../ui/notice'
import type { SampleReport } from './report'
import { useWords } from './use-words'

/** LABORATORY-PAGES-15: what was wrong in this result until then, and why. */
export function Corrections({ report: { corrections, values } }: { report: SampleReport }) {
  const { t, formats, nameInside, figure } = useWords()
  if (corrections.length === 0) return null
  return (
    <Notice tone="warning" className="mt-6 max-w-prose print:mt-3">
      <strong className="font-semibold">{t('corrections.title')}</strong>
      <ul>
        {corrections.map(({ code, before, after, reason, on }, place) => {
          const unit = values.find((value) => value.code === code) ?? { unit: 'g/kg' as const }
          const facts = { before: figure(unit, before), after: figure(unit, after), reason }
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the list only grows at its end
            <li key={place}>
              {t('corrections.line', { date: formats.date(on), value: nameInside(code), ...facts })}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
