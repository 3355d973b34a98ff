import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { Badge } from '../../ui/badge'
import { ButtonLink } from '../../ui/button'
import { PageFrame } from '../../ui/page-frame'
import { Loaded } from '../../ui/states'
import { AccountCard } from './account-card'
import { type Customer, nameOf } from './customer'
import { CustomerActions } from './customer-actions'
import { HorseCard, MailCard, SubscriptionCard } from './customer-side'
import { OrderCard, ReturnCard, SampleCard } from './customer-things'
import { RepeatCard } from './repeat-card'
import { useQuery } from '@tanstack/react-query'
import { api, read } from '../../platform/api'

type Props = { userId: string; /** What happened to the account. */ timeLine: ReactNode }

/** Everything about one customer, and what can be done for them. */
export function CustomerScreen({ userId, timeLine }: Props) {
  const t = useTranslations('office-customers')
  const query = useCustomer(userId)
  const customer = query.data
  return (
    <PageFrame
      title={customer ? nameOf(customer.account) : t('customer')}
      lead={
        <ButtonLink to="/customers" look="plain" icon="arrow-left" className="-ml-3">
          {t('title')}
        </ButtonLink>
      }
      actions={customer ? <CustomerActions account={customer.account} /> : null}
    >
      <Loaded found={query}>{(data) => <Parts customer={data} timeLine={timeLine} />}</Loaded>
    </PageFrame>
  )
}

function Parts({ customer, timeLine }: { customer: Customer; timeLine: ReactNode }) {
  const t = useTranslations('office-customers')
  return (
    <>
      {customer.account.isActivated ? null : (
        <p className="pb-3">
          <Badge tone="warning">{t('notConfirmed')}</Badge>
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <OrderCard customer={customer} />
          <RepeatCard customer={customer} />
          <SampleCard customer={customer} />
          <ReturnCard customer={customer} />
          <MailCard customer={customer} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <AccountCard account={customer.account} />
          <SubscriptionCard customer={customer} />
          <HorseCard customer={customer} />
          {timeLine}
        </div>
      </div>
    </>
  )
}

/** Each reading is an entry in the log, so it is read once for as long as the page is open (CUSTOMERS-9). */
function useCustomer(userId: string) {
  return useQuery({
    queryKey: ['customers', 'one', userId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/customers/{id}', { params: { path: { id: userId } }, signal })),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
