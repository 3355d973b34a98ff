import { useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useShortcuts } from '../../platform/shortcuts'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { KeyHint } from '../../ui/key-hint'
import { Card } from '../../ui/page-frame'
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
  const { sampleId, analysis } = sample
  const values = useValues({ analysis, sampleType }, sample.values)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const changed = Object.entries(values.entered).filter(([code, value]) => sample.values[code] !== value)
  const why = problemOf({ hasProblems: values.problems.size > 0, count: changed.length, reason })
  const change = useChange({
    run: (body: Correction, sent) => {
      const params = { path: { id: sampleId } }
      return read(api.POST('/staff-api/v1/samples/{id}/correction', { params, body, ...sent }))
    },
    renews: [['samples']],
    done: ({ isTold }) => {
      showToast({ text: t(isTold ? 'correctedAndTold' : 'corrected', { code: sample.code }) })
      onClose()
    },
  })
  const save = () => {
    setIsTried(true)
    if (!why && !change.isPending) change.mutate({ values: Object.fromEntries(changed), reason })
  }
  useShortcuts({ 'Ctrl+Enter': save, Escape: onClose })
  return (
    <Card title={t('correctTitle')}>
      <ValueTable
        analysis={analysis}
        values={values}
        table={table}
        isTried={isTried}
        onScan={onScan}
        before={sample.values}
      />
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
      <div className="flex flex-wrap gap-2">
        <Button look="primary" className="min-h-11 px-5" onPress={save} isPending={change.isPending}>
          {t('saveCorrection')} <KeyHint keys="Ctrl ⏎" />
        </Button>
        <Button className="min-h-11" onPress={onClose}>
          {t('back')}
        </Button>
      </div>
    </Card>
  )
}

function problemOf({ hasProblems, count, reason }: { hasProblems: boolean; count: number; reason: string }) {
  if (hasProblems) return 'values'
  if (count === 0) return 'unchanged'
  return reason.trim() === '' ? 'reason' : null
}
