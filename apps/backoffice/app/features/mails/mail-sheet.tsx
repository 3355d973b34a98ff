import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { LeaveGuard } from '../../ui/leave-guard'
import { Sheet } from '../../ui/sheet'
import { Failed, Loading } from '../../ui/states'
import { TextField } from '../../ui/text-field'

type Mail = StaffSchemas['StaffMailDetail']

type Props = { mailId: number; onClose: () => void; timeLine: (subject: string) => ReactNode }

/** One mail beside the list: what it says, what went wrong, and once more. */
export function MailSheet({ mailId, onClose, timeLine }: Props) {
  const t = useTranslations('office-mails')
  const { data, error, refetch } = useQuery({
    queryKey: ['mails', 'one', mailId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/mails/{id}', { params: { path: { id: mailId } }, signal })),
  })
  return (
    <Sheet title={data?.subject ?? t('mail', { id: String(mailId) })} onClose={onClose}>
      {error ? <Failed error={error} retry={() => void refetch()} /> : null}
      {data ? <MailParts key={mailId} mail={data} /> : error ? null : <Loading />}
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
  const [address, setAddress] = useState(mail.toAddress)
  const send = useChange({
    run: (toAddress: string | null, sent) =>
      read(
        api.POST('/staff-api/v1/mails/{id}/retry', {
          params: { path: { id: mail.mailId } },
          body: { toAddress },
          ...sent,
        }),
      ),
    renews: [['mails'], ['today'], ['health']],
    done: () => showToast({ text: t('sending') }),
  })
  const isChanged = address.trim() !== mail.toAddress
  return (
    <form
      className="border-line rounded-control grid gap-3 border p-3"
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate(isChanged ? address.trim() : null)
      }}
    >
      <LeaveGuard isChanged={isChanged} isPending={send.isPending} />
      {mail.isSecret ? (
        <p className="text-muted">{t('addressFixed')}</p>
      ) : (
        <TextField label={t('address')} type="email" value={address} onChange={setAddress} />
      )}
      <Button look="primary" type="submit" icon="mail" isPending={send.isPending} className="w-fit">
        {isChanged ? t('correctAndSend') : t('retry')}
      </Button>
    </form>
  )
}

/** As text first; as its reader sees it only in a frame that runs nothing and asks nobody. */
function MailWords({ mail: { mailId, html, plainText, isSecret } }: { mail: Mail }) {
  const t = useTranslations('office-mails')
  const [isLook, setLook] = useState(false)
  if (isSecret) return <p className="text-muted">{t('secret')}</p>
  if (plainText === null && html === null) return <p className="text-muted">{t('noWords')}</p>
  return (
    <section className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{t('words')}</h3>
        {html === null ? null : (
          <Button onPress={() => setLook(!isLook)}>{t(isLook ? 'asText' : 'asSeen')}</Button>
        )}
      </div>
      {isLook && html !== null ? (
        <iframe
          title={t('asSeen')}
          sandbox=""
          src={`/staff-api/v1/mails/${mailId}/page`}
          referrerPolicy="no-referrer"
          className="border-line rounded-control h-[32rem] w-full border bg-white"
        />
      ) : (
        <pre className="bg-sunken rounded-control overflow-x-auto p-3 font-sans text-sm whitespace-pre-wrap">
          {plainText ?? ''}
        </pre>
      )}
    </section>
  )
}
