import { useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useShortcuts } from '../../platform/shortcuts'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Card } from '../../ui/page-frame'
import { SaveBar } from '../../ui/save-bar'
import { TextField } from '../../ui/text-field'
import type { Sample, SampleType } from './sample'
import { useValues } from './use-values'
import { ValueTable } from './value-table'

type Props = { sample: Sample; sampleType: SampleType; onClose: () => void; onScan: (code: string) => void }
type Correction = { values: Record<string, number>; reason: string }

const longestReason = 500

/** LABORATORY-22: values that were wrong, with the reason that the customer reads. */
export function CorrectForm({ sample, sampleType, onClose, onScan }: Props) {
  const t = useTranslations('office-laboratory')
  const { analysis } = sample
  const values = useValues({ analysis, sampleType }, sample.values)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const changed = Object.entries(values.entered).filter(([code, value]) => sample.values[code] !== value)
  const isChanged = values.isChanged || reason !== ''
  const why = problemOf({ hasProblems: values.problems.size > 0, count: changed.length, reason })
  const change = useCorrection(sample, onClose)
  const save = () => {
    setIsTried(true)
    if (!why) change.mutate({ values: Object.fromEntries(changed), reason })
  }
  const discard = () => {
    values.reset()
    setReason('')
    return () => {
      values.setTexts(values.texts)
      setReason(reason)
    }
  }
  useShortcuts({ Escape: () => (isChanged ? undefined : onClose()) })
  return (
    <Card title={t('correctTitle')}>
      <ValueTable {...{ analysis, values, table, isTried, onScan }} before={sample.values} />
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        error={isTried && why ? t(`correctProblems.${why}`) : undefined}
        value={reason}
        onChange={setReason}
        maxLength={longestReason}
        rows={3}
        className="max-w-prose py-4"
      />
      <SaveBar
        isChanged={isChanged}
        save={t('saveCorrection')}
        onSave={save}
        onDiscard={discard}
        isPending={change.isPending}
      />
      {isChanged ? null : (
        <Button className="min-h-11" onPress={onClose}>
          {t('back')}
        </Button>
      )}
    </Card>
  )
}

function useCorrection({ sampleId, code }: Sample, onClose: () => void) {
  const t = useTranslations('office-laboratory')
  return useChange({
    run: (body: Correction, sent) => {
      const params = { path: { id: sampleId } }
      return read(api.POST('/staff-api/v1/samples/{id}/correction', { params, body, ...sent }))
    },
    renews: [['samples']],
    done: ({ isTold }) => {
      showToast({ text: t(isTold ? 'correctedAndTold' : 'corrected', { code }) })
      onClose()
    },
  })
}

function problemOf({ hasProblems, count, reason }: { hasProblems: boolean; count: number; reason: string }) {
  if (hasProblems) return 'values'
  if (count === 0) return 'unchanged'
  return reason.trim() === '' ? 'reason' : null
}
