import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Card } from '../../ui/page-frame'
import { Failed } from '../../ui/states'
import { useDeskRefusal } from './use-desk-refusal'

type Mail = StaffSchemas['MailOfOrder']
type Props = { orderId: number; siteId: number }

/** The mails of an order, each can be sent again (MAIL-16). */
export function OrderMails({ orderId, siteId }: Props) {
  const t = useTranslations('office-desk')
  const can = useCan()
  const mayRead = can('customers.read', siteId)
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'mails', orderId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/orders/{id}/mails', { params: { path: { id: orderId } }, signal })),
    enabled: mayRead,
  })
  if (!mayRead) return null
  return (
    <Card title={t('mails.title')}>
      {error ? <Failed error={error} retry={() => void refetch()} /> : null}
      {data?.items.length === 0 ? <p className="text-muted text-sm">{t('mails.none')}</p> : null}
      <ul className="divide-line divide-y">
        {data?.items.map((mail) => (
          <MailRow key={mail.mailId} orderId={orderId} mail={mail} mayResend={can('orders.change', siteId)} />
        ))}
      </ul>
    </Card>
  )
}

/** The word for where a mail stands; `resent` is what is said of a mail that was just sent again. */
const standings = {
  waiting: 'waiting',
  failed: 'failed',
  'given-up': 'given-up',
  resent: 'replaced',
  sent: 'sent',
} as const satisfies Record<Mail['state'], string>

type RowProps = { orderId: number; mail: Mail; mayResend: boolean }

function MailRow({ orderId, mail, mayResend }: RowProps) {
  const t = useTranslations('office-desk')
  const { moment } = useFormats()
  const { mailId, subject, canResend, lastError } = mail
  const resending = useChange({
    run: (_: void, sent) => {
      const params = { path: { id: orderId, mailId } }
      return read(api.POST('/staff-api/v1/orders/{id}/mails/{mailId}/resend', { params, ...sent }))
    },
    renews: [['orders'], ['mails'], ['today'], ['health']],
    done: () => showToast({ text: t('mails.resent') }),
    failed: useDeskRefusal(),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <div className="min-w-48 flex-1">
        <p>{subject ?? t('mails.unwritten')}</p>
        <p className={mail.state === 'given-up' ? 'text-danger text-sm' : 'text-muted text-sm'}>
          {t(`mails.${standings[mail.state]}`, { moment: moment(mail.sentAt ?? mail.createdAt) })}
        </p>
        {lastError ? <p className="text-muted text-sm break-words">{lastError}</p> : null}
      </div>
      {mayResend ? (
        <Button
          look="plain"
          icon="mail"
          why={canResend ? null : t('mails.forgotten')}
          isPending={resending.isPending}
          onPress={() => resending.mutate()}
        >
          {t('mails.resend')}
        </Button>
      ) : null}
    </li>
  )
}
