import { type DetailProblem, sampleTypes, type TypedDetails } from '@haverhof/domain/laboratory'
import { formatDate } from '@haverhof/domain/shared'
import { type FormEvent, useRef } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date-field'
import { Notice } from '../../ui/notice'
import { RadioCard, RadioCards } from '../../ui/radio-cards'
import type { SampleReport } from './report'
import { dayAtLaboratory, useSampleDetails } from './use-sample-details'

/** Where the list of the account leads to. */
const detailsId = 'sample-details'

/** LABORATORY-PAGES-12: what a sample is and when it was taken, as long as it is on its way. */
export function SampleDetails({ report }: { report: SampleReport }) {
  const t = useTranslations('laboratory.details')
  const { typed, change, problems, judge, send, stage } = useSampleDetails(report)
  const words = useProblemWords(problems)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = send()
    if (found) form.current?.querySelector<HTMLElement>(firstOf(found))?.focus()
  }
  return (
    <section id={detailsId} aria-labelledby={`${detailsId}-title`} className="max-w-prose pt-8" data-no-print>
      <h2 id={`${detailsId}-title`} className="text-xl">
        {t('title')}
      </h2>
      <p className="text-muted pt-1">{t('intro')}</p>
      <form ref={form} noValidate onSubmit={submit} className="mt-4 flex flex-col gap-5">
        <RadioCards legend={t('type')} error={words('sampleType')}>
          {sampleTypes.map((type) => (
            <RadioCard
              key={type}
              name="sampleType"
              value={type}
              title={t(type)}
              checked={typed.sampleType === type}
              onChange={() => change({ sampleType: type })}
            />
          ))}
        </RadioCards>
        <DateField
          name="takenOn"
          className="max-w-[40rem]"
          label={t('takenOn')}
          hint={t('hint', { example: formatDate(dayAtLaboratory()) })}
          error={words('takenOn')}
          value={typed.takenOn}
          onChange={(takenOn) => change({ takenOn })}
          onBlur={judge}
        />
        {stage.saved ? <Notice tone="success">{stage.saved}</Notice> : null}
        <div role="alert" className="empty:hidden">
          {stage.failure ? <Notice tone="danger">{stage.failure}</Notice> : null}
        </div>
        <Button type="submit" look="brand" aria-busy={stage.isSending} className="self-start">
          {t('save')}
        </Button>
      </form>
    </section>
  )
}

function firstOf([problem]: readonly DetailProblem[]): string {
  return `[name=${problem?.parameter ?? 'takenOn'}]`
}

function useProblemWords(problems: readonly DetailProblem[]) {
  const errors = useTranslations('forms.errors')
  return (parameter: keyof TypedDetails) => {
    const found = problems.find((problem) => problem.parameter === parameter)
    return found && errors(found.reason)
  }
}
