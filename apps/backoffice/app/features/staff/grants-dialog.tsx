import { requestRules } from '@haverhof/api-client/staff-rules'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { Dialog } from '../../ui/dialog'
import { Form, SubmitButton } from '../../ui/form/form'
import { useForm, useFormState } from '../../ui/form/use-form'
import { GrantsFields, grantsToSend, useGrantProblems } from './grants-fields'
import type { Grant, StaffMember } from './staff-members'

/** Other rights, these and no others (STAFF-3). The last owner keeps the role. */
export function GrantsDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useTranslations('office-staff')
  const { memberId, name, isLastOwner } = member
  const grantProblems = useGrantProblems()
  const losesOwner = ({ grants }: { grants: Grant[] }) =>
    isLastOwner && !grants.some(({ role }) => role === 'owner')
  const form = useForm({
    rules: requestRules['PUT /staff-api/v1/staff/{id}/grants'],
    start: { grants: member.grants },
    problemsOf: ({ grants }) => grantProblems(grants),
    blockedBy: (values) => (losesOwner(values) ? t('member.lastOwner') : null),
    bodyOf: ({ grants }) => ({ grants: grantsToSend(grants) }),
    send: (body, sent) =>
      read(api.PUT('/staff-api/v1/staff/{id}/grants', { params: { path: { id: memberId } }, body, ...sent })),
    renews: [['staff']],
    done: () => {
      showToast({ text: t('done.changed', { name }) })
      onClose()
    },
  })
  const isWithoutOwner = useFormState(form, ({ values }) => losesOwner(values))
  const save = <SubmitButton form={form}>{t('form.save')}</SubmitButton>
  return (
    <Dialog isOpen onClose={onClose} title={`${t('member.change')}: ${name}`} size="medium" actions={save}>
      <Form form={form}>
        <GrantsFields />
        {isWithoutOwner ? <p className="text-danger pt-3">{t('member.lastOwner')}</p> : null}
      </Form>
    </Dialog>
  )
}
