import { sampleTypes } from '@haverhof/domain/laboratory'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { Form, FormSaveBar } from '../../ui/form/form'
import { useForm, useFormState } from '../../ui/form/use-form'
import { Card } from '../../ui/page-frame'
import { Findings } from './findings'
import type { Sample, SampleType } from './sample'
import { TypeChoice } from './type-choice'
import { useNextSample } from './use-sample'
import {
  areValuesChanged,
  enteredOf,
  useJudgement,
  useTypedValues,
  useValueProblems,
  valueField,
} from './use-values'
import { ValueTable } from './value-table'

type Props = { sample: Sample; onScan: (code: string) => void }

/** All values in one table; Ctrl Enter saves them and the next sample is there (LABORATORY-25). */
export function MeasureForm({ sample, onScan }: Props) {
  const t = useTranslations('office-laboratory')
  const { sampleId, analysis } = sample
  const empty = useTypedValues(analysis)()
  const valueProblems = useValueProblems(analysis)
  const goOn = useNextSample(sample)
  const form = useForm({
    start: { sampleType: firstType(sample), texts: empty },
    bodyOf: ({ sampleType, texts }) => ({ sampleType, values: enteredOf({ analysis, sampleType }, texts) }),
    problemsOf: ({ sampleType, texts }) => valueProblems(sampleType, texts),
    isChanged: ({ sampleType, texts }) => areValuesChanged({ analysis, sampleType }, empty, texts),
    fieldOf: valueField,
    send: (body, sent) => {
      const params = { path: { id: sampleId } }
      return read(api.POST('/staff-api/v1/samples/{id}/measurement', { params, body, ...sent }))
    },
    renews: [['samples']],
    done: () => {
      showToast({ text: t('measured', { code: sample.code }) })
      goOn()
    },
  })
  const { sampleType, texts } = useFormState(form, ({ values }) => values)
  const judgement = useJudgement({ analysis, sampleType }, texts)
  const choice = <TypeChoice value={sampleType} onChange={(type) => form.set('sampleType', type)} />
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[1fr_20rem]">
      <Card title={t('measureTitle')} actions={choice}>
        <Form form={form} isSentByButton>
          <ValueTable kind={{ analysis, sampleType }} judgement={judgement} onScan={onScan} />
        </Form>
        <p className="text-muted py-3 text-sm">{t('measureHint')}</p>
        <FormSaveBar form={form} save={t('save')} />
      </Card>
      <Findings analysis={analysis} judgement={judgement} />
    </div>
  )
}

function firstType({ sampleType }: Sample): SampleType {
  return sampleType ?? sampleTypes[0]
}
