import { requestRules } from '@haverhof/api-client/staff-rules'
import { fieldLimits } from '@haverhof/domain/accounts'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { Dialog } from '../../ui/dialog'
import { FormText } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { useForm } from '../../ui/form/use-form'
import type { Account } from './customer'

type Props = { account: Account; onClose: () => void }

/** Name and phone number, as the customer could change them (CUSTOMERS-15). */
export function DetailsDialog({ account, onClose }: Props) {
  const t = useTranslations('office-customers.details')
  const { userId, firstName, lastName, phoneNumber } = account
  const form = useForm({
    rules,
    start: { firstName, lastName, phoneNumber: phoneNumber ?? '' },
    send: (body, sent) => {
      const params = { path: { id: userId } }
      return read(api.POST('/staff-api/v1/customers/{id}/details', { params, body, ...sent }))
    },
    renews: [['customers']],
    done: () => {
      showToast({ text: t('saved') })
      onClose()
    },
  })
  const save = <SubmitButton form={form}>{t('save')}</SubmitButton>
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} actions={save}>
      <Form form={form} className="grid gap-4">
        <p className="text-muted">{t('lead')}</p>
        <FormText name="firstName" label={t('firstName')} missing={t('nameMissing')} autoFocus />
        <FormText name="lastName" label={t('lastName')} missing={t('nameMissing')} />
        <FormText name="phoneNumber" label={t('phoneNumber')} inputMode="tel" />
      </Form>
    </Dialog>
  )
}

const { phoneNumber } = requestRules['POST /staff-api/v1/customers/{id}/details']

/** The call takes more than an account holds, to say what is wrong with it. */
const rules = {
  firstName: { required: true, minLength: 1, maxLength: fieldLimits.firstName },
  lastName: { required: true, minLength: 1, maxLength: fieldLimits.lastName },
  phoneNumber: { ...phoneNumber, maxLength: fieldLimits.phoneNumber },
}
