import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useShortcuts } from '../../platform/shortcuts'
import { showToast } from '../../platform/toasts'
import { Button } from '../../ui/button'
import { FormText } from '../../ui/form/fields'
import { Form, FormSaveBar } from '../../ui/form/form'
import { type Sending, useForm, useFormState } from '../../ui/form/use-form'
import { Card } from '../../ui/page-frame'
import type { Sample, SampleType } from './sample'
import {
  type Texts,
  areValuesChanged,
  enteredOf,
  useJudgement,
  useTypedValues,
  useValueProblems,
  valueField,
} from './use-values'
import { ValueTable } from './value-table'

type Props = { sample: Sample; sampleType: SampleType; onClose: () => void; onScan: (code: string) => void }
type Correction = { values: Record<string, number>; reason: string }

const longestReason = 500
const rules = { reason: { required: true, minLength: 1, maxLength: longestReason } }

/** Values that were wrong, with the reason that the customer reads (LABORATORY-22). */
export function CorrectForm({ sample, sampleType, onClose, onScan }: Props) {
  const t = useTranslations('office-laboratory')
  const { analysis } = sample
  const kind = { analysis, sampleType }
  const before = useTypedValues(analysis)(sample.values)
  const valueProblems = useValueProblems(analysis)
  const changedOf = (texts: Texts) =>
    Object.entries(enteredOf(kind, texts)).filter(([code, value]) => sample.values[code] !== value)
  const form = useForm({
    rules,
    start: { texts: before, reason: '' },
    bodyOf: ({ texts, reason }) => ({ values: Object.fromEntries(changedOf(texts)), reason: reason.trim() }),
    problemsOf: ({ texts, reason }) => [
      ...valueProblems(sampleType, texts),
      ...lateProblems(changedOf(texts).length > 0, reason).map((problem) => ({
        parameter: 'reason',
        reason: 'required',
        words: t(`correctProblems.${problem}`),
      })),
    ],
    isChanged: ({ texts, reason }) => areValuesChanged(kind, before, texts) || reason !== '',
    fieldOf: (parameter) => (parameter === 'reason' ? parameter : valueField(parameter)),
    ...useCorrection(sample, onClose),
  })
  const texts = useFormState(form, ({ values }) => values.texts)
  const isChanged = useFormState(form, form.isChanged)
  const judgement = useJudgement(kind, texts)
  useShortcuts({ Escape: () => (isChanged ? undefined : onClose()) })
  return (
    <Card title={t('correctTitle')}>
      <Form form={form} isSentByButton>
        <ValueTable kind={kind} judgement={judgement} onScan={onScan} before={sample.values} />
        <FormText
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          className="max-w-prose py-4"
        />
      </Form>
      <FormSaveBar form={form} save={t('saveCorrection')} />
      {isChanged ? null : (
        <Button className="min-h-11" onPress={onClose}>
          {t('back')}
        </Button>
      )}
    </Card>
  )
}

function lateProblems(isChanged: boolean, reason: string) {
  if (!isChanged) return ['unchanged'] as const
  return reason.trim() === '' ? (['reason'] as const) : []
}

function useCorrection(
  { sampleId, code }: Sample,
  onClose: () => void,
): Sending<Correction, { isTold: boolean }> {
  const t = useTranslations('office-laboratory')
  return {
    send: (body, sent) => {
      const params = { path: { id: sampleId } }
      return read(api.POST('/staff-api/v1/samples/{id}/correction', { params, body, ...sent }))
    },
    renews: [['samples']],
    done: ({ isTold }) => {
      showToast({ text: t(isTold ? 'correctedAndTold' : 'corrected', { code }) })
      onClose()
    },
  }
}
