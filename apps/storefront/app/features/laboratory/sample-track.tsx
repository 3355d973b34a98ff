import { Icon } from '../../ui/icon'
import { expectedOn, workingDays } from './expected-on'
import { type SampleReport, type SampleStep, sampleSteps } from './report'
import { useWords } from './use-words'

/** The way of a sample with its days and, as long as it goes on, what happens next and when (LABORATORY-PAGES-2). */
export function SampleTrack({ report }: { report: SampleReport }) {
  const { t, formats } = useWords()
  const { status, type } = report
  const expected = expectedOn(report)
  return (
    <div className="border-line border-y py-6 print:py-3">
      <ol aria-label={t('track.label')} className="grid gap-x-2 sm:grid-cols-4 print:grid-cols-4">
        {sampleSteps(report).map((step) => (
          <Step key={step.status} step={step} />
        ))}
      </ol>
      {status === 'advised' ? null : (
        <div className="max-w-prose pt-6">
          <h2 className="text-xl">{t('next.title')}</h2>
          <p className="pt-1">
            {t(`next.${status}`, {
              days: workingDays[type],
              date: expected === null ? '' : formats.day(expected),
            })}
          </p>
        </div>
      )}
    </div>
  )
}

const line =
  'before:absolute before:top-8 before:bottom-0 before:left-[1.35rem] before:w-0.5 last:before:hidden sm:before:top-[1.35rem] sm:before:right-0 sm:before:bottom-auto sm:before:left-9 sm:before:h-0.5 sm:before:w-auto print:before:hidden'

function Step({ step: { status, on, state } }: { step: SampleStep }) {
  const { t, formats } = useWords()
  const isReached = state !== 'to-come'
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={`relative flex gap-3 pb-4 last:pb-0 sm:flex-col sm:gap-2 sm:pb-0 print:pb-0 ${isReached ? '' : 'text-muted'} ${state === 'done' ? 'before:bg-brand' : 'before:bg-line'} ${line}`}
    >
      <span
        className={`grid size-7 shrink-0 place-items-center rounded-full border-2 ${isReached ? 'border-brand bg-brand text-on-brand print:bg-transparent print:text-brand' : 'border-line-strong bg-ground'}`}
      >
        {isReached ? <Icon name="check" size={16} /> : null}
      </span>
      <span className="min-w-0 leading-snug sm:pr-2">
        <span className={state === 'current' ? 'font-semibold' : ''}>{t(`track.${status}`)}</span>
        {isReached ? null : <span className="sr-only"> {t('track.toCome')}</span>}
        {on ? <span className="text-muted block text-sm whitespace-nowrap">{formats.date(on)}</span> : null}
      </span>
    </li>
  )
}
