import { Link } from 'react-router'
import { useTextsByName, useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/page-frame'
import type { Customer } from './customer'
import { Rows } from './rows'

type Props = { customer: Customer }

export function MailCard({ customer: { mails, account } }: Props) {
  const t = useTranslations('office-customers')
  const canRead = useCan()('mails.read', account.siteId)
  const kinds = useTextsByName('office-mails.kinds')
  const { moment } = useFormats()
  return (
    <Rows
      title={t('mails')}
      items={mails}
      keyOf={({ mailId }) => mailId}
      empty={t('noMails')}
      renderCells={(mail) => [
        moment(mail.createdAt),
        canRead ? (
          <Link key="subject" to={`/mails?open=${mail.mailId}`} className="text-brand hover:underline">
            <bdi>{mail.subject ?? kinds[mail.kind]}</bdi>
          </Link>
        ) : (
          <bdi key="subject">{mail.subject ?? kinds[mail.kind]}</bdi>
        ),
        mail.sentAt ? (
          t('sent')
        ) : (
          <Badge key="state" tone="warning">
            {t('notSent')}
          </Badge>
        ),
      ]}
    />
  )
}

export function SubscriptionCard({ customer: { newsletter, stockAlerts } }: Props) {
  const t = useTranslations('office-customers')
  const state = newsletter.isSubscribed ? 'yes' : newsletter.isWaiting ? 'waiting' : 'no'
  return (
    <Card title={t('subscriptions')}>
      <p>{t(`newsletter.${state}`)}</p>
      {stockAlerts.length > 0 ? (
        <>
          <p className="pt-2">{t('stockAlerts')}</p>
          <ul className="list-disc pl-5">
            {stockAlerts.map(({ title, label, requestedAt }) => (
              <li key={`${title} ${label} ${requestedAt}`}>
                {title} {label}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  )
}

export function HorseCard({ customer: { horses } }: Props) {
  const t = useTranslations('office-customers')
  const { number } = useFormats()
  if (horses.length === 0) return null
  return (
    <Card title={t('horses')}>
      <ul>
        {horses.map(({ name, weightKg }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two horses may have one name
          <li key={index}>
            <bdi>{name}</bdi>, {number(weightKg)} kg
          </li>
        ))}
      </ul>
    </Card>
  )
}
