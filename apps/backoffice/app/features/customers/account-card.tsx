import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useSiteName } from '../../platform/session'
import { Card } from '../../ui/page-frame'
import type { Account } from './customer'

/** Who it is, and how to reach them. */
export function AccountCard({ account }: { account: Account }) {
  const t = useTranslations('office-customers')
  const { day, moment } = useFormats()
  const siteName = useSiteName()
  const facts: [string, ReactNode][] = [
    [t('columns.email'), account.emailAddress],
    [t('columns.phone'), [account.phoneNumber, account.mobile].filter(Boolean).join(', ')],
    [t('columns.company'), [account.companyName, account.vatNumber].filter(Boolean).join(', ')],
    [t('columns.site'), siteName(account.siteId)],
    [t('columns.since'), day(account.activatedAt ?? account.createdAt)],
    [
      t('signedIn'),
      account.sessions === 0
        ? t('nowhere')
        : `${t('browsers', { count: account.sessions })}${account.lastSeenAt ? `, ${moment(account.lastSeenAt)}` : ''}`,
    ],
    [t('billAddress'), <AddressLines key="bill" address={account.address} />],
    [
      t('shipAddress'),
      account.shipping?.address ? <AddressLines key="ship" address={account.shipping.address} /> : null,
    ],
  ]
  return (
    <Card title={t('account')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5">
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 break-words">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}

function AddressLines({ address }: { address: Account['address'] }) {
  if (!address) return '–'
  const { street, streetNumber, streetNumberAddition, zipcode, city } = address
  return (
    <>
      {[street, streetNumber, streetNumberAddition].filter(Boolean).join(' ')}
      <br />
      {zipcode} {city}
    </>
  )
}
