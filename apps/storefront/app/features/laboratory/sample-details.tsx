import { sampleTypes } from '@haverhof/domain/laboratory'
import { formatDate } from '@haverhof/domain/shared'
import { useTranslations } from '#texts'
import { FormFailure, FormFrame } from '../../shared/forms/form-frame'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date-field'
import { Notice } from '../../ui/notice'
import { RadioCard, RadioCards } from '../../ui/radio-cards'
import type { SampleReport } from './report'
import { dayAtLaboratory, useSampleDetails } from './use-sample-details'

/** Where the list of the account leads to. */
const detailsId = 'sample-details'

/** What a sample is and when it was taken, as long as it is on its way (LABORATORY-PAGES-12). */
export function SampleDetails({ report }: { report: SampleReport }) {
  const t = useTranslations('laboratory.details')
  const { field, failure, isBusy, isSaved, change, submit } = useSampleDetails(report)
  const { error, defaultValue: chosen, ...radio } = field('sampleType')
  return (
    <section id={detailsId} aria-labelledby={`${detailsId}-title`} className="max-w-prose pt-8" data-no-print>
      <h2 id={`${detailsId}-title`} className="text-xl">
        {t('title')}
      </h2>
      <p className="text-muted pt-1 pb-4">{t('intro')}</p>
      <FormFrame submit={submit} onChange={change} className="flex flex-col gap-5">
        <RadioCards legend={t('type')} error={error}>
          {sampleTypes.map((type) => (
            <RadioCard key={type} {...radio} value={type} title={t(type)} defaultChecked={chosen === type} />
          ))}
        </RadioCards>
        <DateField
          {...field('takenOn')}
          className="max-w-[40rem]"
          label={t('takenOn')}
          hint={t('hint', { example: formatDate(dayAtLaboratory()) })}
        />
        {isSaved ? <Notice tone="success">{t('saved')}</Notice> : null}
        <FormFailure
          problem={failure}
          wordsOf={({ code }) => (code === 'sample-received' ? t('received') : null)}
        />
        <Button type="submit" look="brand" aria-busy={isBusy} className="self-start">
          {t('save')}
        </Button>
      </FormFrame>
    </section>
  )
}
