import { useQuery } from '@tanstack/react-query'
import { requestRules } from '@haverhof/api-client/staff-rules'
import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { showToast } from '../../platform/toasts'
import { FormText } from '../../ui/form/fields'
import { Form, FormLeaveGuard, SubmitButton } from '../../ui/form/form'
import { useForm, useFormState } from '../../ui/form/use-form'
import { Sheet } from '../../ui/sheet'
import { Loaded } from '../../ui/states'
import { MailWords } from './mail-words'

type Mail = StaffSchemas['StaffMailDetail']

type Props = { mailId: number; onClose: () => void; timeLine: (subject: string) => ReactNode }

/** One mail beside the list: what it says, what went wrong, and once more. */
export function MailSheet({ mailId, onClose, timeLine }: Props) {
  const t = useTranslations('office-mails')
  const query = useQuery({
    queryKey: ['mails', 'one', mailId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/mails/{id}', { params: { path: { id: mailId } }, signal })),
  })
  const { data } = query
  return (
    <Sheet title={data?.subject ?? t('mail', { id: String(mailId) })} onClose={onClose}>
      <Loaded found={query}>{(data) => <MailParts key={mailId} mail={data} />}</Loaded>
      {timeLine(`mail ${mailId}`)}
    </Sheet>
  )
}

function MailParts({ mail }: { mail: Mail }) {
  const t = useTranslations('office-mails')
  const { moment } = useFormats()
  const can = useCan()
  const facts: [string, string | null][] = [
    [t('columns.to'), mail.toAddress || t('forgotten')],
    [t('columns.created'), moment(mail.createdAt)],
    [t('sentAt'), mail.sentAt && moment(mail.sentAt)],
    [t('attempts'), mail.sentAt ? null : String(mail.attempts)],
    [t('nextAttempt'), mail.sentAt || !mail.nextAttemptAt ? null : moment(mail.nextAttemptAt)],
    [t('lastError'), mail.lastError],
  ]
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.flatMap(([label, value]) =>
          value === null
            ? []
            : [
                <dt key={label} className="text-muted">
                  {label}
                </dt>,
                <dd key={`${label} value`} className="min-w-0 break-words">
                  {value}
                </dd>,
              ],
        )}
      </dl>
      {mail.state !== 'sent' && can('mails.send', mail.siteId) ? <SendAgain mail={mail} /> : null}
      <MailWords mail={mail} />
    </div>
  )
}

function SendAgain({ mail }: { mail: Mail }) {
  const t = useTranslations('office-mails')
  const form = useForm({
    rules: requestRules['POST /staff-api/v1/mails/{id}/retry'],
    start: { toAddress: mail.toAddress },
    bodyOf: ({ toAddress }) => ({ toAddress: correctedAddress(toAddress, mail) }),
    isChanged: ({ toAddress }) => correctedAddress(toAddress, mail) !== null,
    send: (body, sent) => {
      const params = { path: { id: mail.mailId } }
      return read(api.POST('/staff-api/v1/mails/{id}/retry', { params, body, ...sent }))
    },
    renews: [['mails'], ['today'], ['health']],
    done: () => showToast({ text: t('sending') }),
  })
  const isChanged = useFormState(form, form.isChanged)
  return (
    <Form form={form} className="border-line rounded-control grid gap-3 border p-3">
      <FormLeaveGuard form={form} />
      {mail.isSecret ? (
        <p className="text-muted">{t('addressFixed')}</p>
      ) : (
        <FormText name="toAddress" label={t('address')} type="email" />
      )}
      <SubmitButton form={form} icon="mail" className="w-fit">
        {isChanged ? t('correctAndSend') : t('retry')}
      </SubmitButton>
    </Form>
  )
}

/** Null where it stays as it is. */
function correctedAddress(typed: string, { toAddress }: Mail): string | null {
  const address = typed.trim()
  return address === toAddress ? null : address
}
