import { requestRules } from '@haverhof/api-client/staff-rules'
import { longestNote } from '@haverhof/domain/laboratory'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useShortcuts } from '../../platform/shortcuts'
import { showToast } from '../../platform/toasts'
import { FormText } from '../../ui/form/fields'
import { Form, FormLeaveGuard, SubmitButton } from '../../ui/form/form'
import { useForm } from '../../ui/form/use-form'
import { KeyHint } from '../../ui/key-hint'
import { Card } from '../../ui/page-frame'
import type { Sample } from './sample'
import { useNextSample } from './use-sample'

const { note } = requestRules['POST /staff-api/v1/samples/{id}/advice']
const rules = { note: { ...note, maxLength: longestNote } }

/** The report goes out as it stands beside this, perhaps with a note (LABORATORY-10). */
export function AdviseForm({ sample }: { sample: Sample }) {
  const t = useTranslations('office-laboratory')
  const goOn = useNextSample(sample)
  const form = useForm({
    rules,
    start: { note: '' },
    send: (body, sent) => {
      const params = { path: { id: sample.sampleId } }
      return read(api.POST('/staff-api/v1/samples/{id}/advice', { params, body, ...sent }))
    },
    renews: [['samples']],
    done: () => {
      showToast({ text: t('advised', { code: sample.code }) })
      goOn()
    },
  })
  useShortcuts({ 'Ctrl+Enter': form.submit })
  return (
    <Card title={t('adviseTitle')}>
      <Form form={form}>
        <FormLeaveGuard form={form} />
        <FormText
          name="note"
          label={t('note')}
          hint={(typed) => t('noteHint', { left: longestNote - typed.length })}
          rows={7}
          autoFocus
          className="pb-4"
        />
        <SubmitButton form={form} className="min-h-11 px-5">
          {t('advise')} <KeyHint keys="Ctrl ⏎" />
        </SubmitButton>
      </Form>
    </Card>
  )
}
