import { sampleTypes } from '@haverhof/domain/laboratory'
import { useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Card } from '../../ui/page-frame'
import { SaveBar } from '../../ui/save-bar'
import { Findings } from './findings'
import type { Sample, SampleType } from './sample'
import { TypeChoice } from './type-choice'
import { useNextSample } from './use-sample'
import { useValues } from './use-values'
import { ValueTable } from './value-table'

type Props = { sample: Sample; onScan: (code: string) => void }
type Measured = { sampleType: SampleType; values: Record<string, number> }

/** LABORATORY-25: all values in one table; Ctrl Enter saves them and the next sample is there. */
export function MeasureForm({ sample, onScan }: Props) {
  const t = useTranslations('office-laboratory')
  const { sampleId, analysis } = sample
  const [sampleType, setSampleType] = useState<SampleType>(sample.sampleType ?? sampleTypes[0])
  const values = useValues({ analysis, sampleType })
  const [isTried, setIsTried] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const goOn = useNextSample(sample)
  const change = useChange({
    run: (body: Measured, sent) => {
      const params = { path: { id: sampleId } }
      return read(api.POST('/staff-api/v1/samples/{id}/measurement', { params, body, ...sent }))
    },
    renews: [['samples']],
    done: () => {
      showToast({ text: t('measured', { code: sample.code }) })
      goOn()
    },
  })
  const save = () => {
    setIsTried(true)
    const [wrong] = values.problems.keys()
    if (wrong !== undefined) table.current?.querySelector<HTMLElement>(`[data-value="${wrong}"]`)?.focus()
    else if (!change.isPending) change.mutate({ sampleType, values: values.entered })
  }
  const discard = () => {
    values.setTexts({})
    return () => values.setTexts(values.texts)
  }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[1fr_20rem]">
      <Card title={t('measureTitle')} actions={<TypeChoice value={sampleType} onChange={setSampleType} />}>
        <ValueTable analysis={analysis} values={values} table={table} isTried={isTried} onScan={onScan} />
        <p className="text-muted py-3 text-sm">{t('measureHint')}</p>
        <SaveBar
          isChanged={values.isChanged}
          save={t('save')}
          onSave={save}
          onDiscard={discard}
          isPending={change.isPending}
        />
      </Card>
      <Findings analysis={analysis} judgement={values.judgement} />
    </div>
  )
}
