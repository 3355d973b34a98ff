import { requestRules } from '@haverhof/api-client/staff-rules'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { preferredLanguage } from '../../platform/preferences'
import { showToast } from '../../platform/toasts'
import { Dialog } from '../../ui/dialog'
import { FormSelect, FormText } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { useForm } from '../../ui/form/use-form'
import { GrantsFields, firstGrant, grantsToSend, useGrantProblems } from './grants-fields'

const rules = requestRules['POST /staff-api/v1/staff/invitations']

/** Mailbox, name, language and rights; a mail brings the link (STAFF-16). */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('office-staff')
  const grantProblems = useGrantProblems()
  const form = useForm({
    rules,
    start: { emailAddress: '', name: '', language: preferredLanguage(), grants: [firstGrant] },
    problemsOf: ({ grants }) => grantProblems(grants),
    bodyOf: (values) => ({ ...values, grants: grantsToSend(values.grants) }),
    send: (body, sent) => read(api.POST('/staff-api/v1/staff/invitations', { body, ...sent })),
    renews: [['staff']],
    done: (_, { emailAddress: email }) => {
      showToast({ text: t('done.invited', { email }) })
      onClose()
    },
  })
  const send = (
    <SubmitButton form={form} icon="mail">
      {t('form.send')}
    </SubmitButton>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('form.title')} size="medium" actions={send}>
      <Form form={form} className="grid gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <FormText name="emailAddress" label={t('form.email')} type="email" autoFocus />
          <FormText name="name" label={t('form.name')} />
        </div>
        <FormSelect
          name="language"
          label={t('form.language')}
          options={rules.language.enum.map((value) => ({ value, label: t(`languages.${value}`) }))}
          hint={t('form.hint')}
        />
        <GrantsFields />
      </Form>
    </Dialog>
  )
}
