import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useSites, useSiteName } from '../../platform/session'
import { Badge } from '../../ui/badge'
import { DataList } from '../../ui/list/data-list'
import type { Column, LoadPage } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { type ListedCustomer, customerPath, nameOf } from './customer'

const load: LoadPage<ListedCustomer> = async ({ filters, after, signal }) => {
  const query = { ...filters, after, limit: 50 }
  const page = await read(api.GET('/staff-api/v1/customers', { params: { query: query as never }, signal }))
  return { ...page, isMore: page.next !== null }
}

const idOf = ({ userId }: ListedCustomer) => userId
const hrefOf = ({ userId }: ListedCustomer) => customerPath(userId)

/** Find a customer by whatever they say on the phone (CUSTOMERS-8). */
export function CustomerList() {
  const t = useTranslations('office-customers')
  const sites = useSites()
  const columns = useCustomerColumns()
  return (
    <PageFrame title={t('title')}>
      <DataList
        name="customers"
        keepsViews="customers"
        title={t('title')}
        views={[{ id: 'all', name: t('newest'), filters: {} }]}
        filters={[
          {
            id: 'siteId',
            label: t('columns.site'),
            kind: 'choice',
            options: sites.map(({ siteId, host }) => ({ value: String(siteId), label: host })),
          },
        ]}
        searchLabel={t('search')}
        columns={columns}
        load={load}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        emptyTitle={t('empty')}
      />
    </PageFrame>
  )
}

function useCustomerColumns(): Column<ListedCustomer>[] {
  const t = useTranslations('office-customers')
  const { day } = useFormats()
  const siteName = useSiteName()
  return [
    {
      id: 'name',
      title: t('columns.name'),
      render: (customer) => <bdi>{nameOf(customer)}</bdi>,
    },
    {
      id: 'email',
      title: t('columns.email'),
      render: ({ emailAddress, isActivated }) => (
        <span className="flex flex-wrap items-center gap-2">
          <bdi>{emailAddress}</bdi>
          {isActivated ? null : <Badge tone="warning">{t('notConfirmed')}</Badge>}
        </span>
      ),
    },
    {
      id: 'company',
      title: t('columns.company'),
      render: ({ companyName }) => <bdi>{companyName}</bdi>,
      isExtra: true,
    },
    {
      id: 'phone',
      title: t('columns.phone'),
      render: ({ phoneNumber }) => <bdi>{phoneNumber}</bdi>,
      isExtra: true,
    },
    {
      id: 'city',
      title: t('columns.city'),
      render: ({ zipcode, city }) => <bdi>{[zipcode, city].filter(Boolean).join(' ')}</bdi>,
    },
    { id: 'site', title: t('columns.site'), render: ({ siteId }) => siteName(siteId), isExtra: true },
    { id: 'since', title: t('columns.since'), render: ({ since }) => day(since), isExtra: true },
  ]
}
