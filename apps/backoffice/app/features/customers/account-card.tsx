import { phoneFields } from '@haverhof/domain/accounts'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useCan, useSiteName } from '../../platform/session'
import { Button } from '../../ui/button'
import { Card } from '../../ui/page-frame'
import type { Account } from './customer'
import { DetailsDialog } from './details-dialog'

/** Who it is, and how to reach them. */
export function AccountCard({ account }: { account: Account }) {
  const t = useTranslations('office-customers')
  const { day, moment } = useFormats()
  const siteName = useSiteName()
  const can = useCan()
  const [isChanging, setIsChanging] = useState(false)
  const facts: [string, ReactNode][] = [
    [t('columns.email'), account.emailAddress],
    [t('columns.phone'), joined(phoneFields.map((field) => account[field]))],
    [t('columns.company'), joined([account.companyName, account.vatNumber])],
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
    <Card
      title={t('account')}
      actions={
        can('customers.change', account.siteId) ? (
          <Button look="plain" icon="edit" onPress={() => setIsChanging(true)}>
            {t('details.change')}
          </Button>
        ) : null
      }
    >
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
      {isChanging ? <DetailsDialog account={account} onClose={() => setIsChanging(false)} /> : null}
    </Card>
  )
}

function joined(texts: readonly (string | null)[]): string {
  return texts.filter(Boolean).join(', ')
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
