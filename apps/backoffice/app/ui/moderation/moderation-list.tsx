import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useSiteName, useSites } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { ButtonLink } from '../button'
import { DataList } from '../list/data-list'
import type { Column, Filter, FilterOption, FilterValues, LoadPage } from '../list/list-types'
import type { KeptList } from '../list/use-saved-views'
import { PageFrame } from '../page-frame'

/** What the filters of such a list ask the API for; `first` is the state of what waits. */
export function moderationQuery(
  { state, siteId, rating, olderThanHours }: FilterValues,
  after: string | undefined,
  first: 'waiting' | 'open',
) {
  // Filters come from the address as texts, which the API reads as what they are.
  return { after, state: state ?? first, siteId, rating, olderThanHours, limit: 50 } as never
}

type Moderated = { state: string; siteId: number; productTitle: string; submittedAt: string }

type Props<Row> = {
  /** Key of the cached queries and path of the queue: `reviews`. */
  name: string
  title: string
  empty: string
  states: readonly FilterOption[]
  /** Those that the other kind does not have. */
  filters?: readonly Filter[]
  /** Its text and author. */
  columns: { lead: readonly Column<Row>[]; person: Column<Row>; submittedAt: string }
  renderState: (row: Row) => ReactNode
  load: LoadPage<Row>
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  renderSheet: (id: number, onClose: () => void) => ReactNode
  /** With it views of this list can be kept under a name. */
  keepsViews?: KeptList
}

/** Everything that is or was to be decided, by its state; a row opens beside it. */
export function ModerationList<Row extends Moderated>(props: Props<Row>) {
  const { name, title, empty, states, load, idOf, nameOf, renderSheet, keepsViews } = props
  const t = useTranslations('office-moderation')
  const [{ open }, changeAddress] = useAddressState()
  const columns = useColumns(props)
  const filters = useFilters(props)
  return (
    <PageFrame
      title={title}
      actions={
        <ButtonLink to={`/${name}`} look="primary" icon="play">
          {t('toQueue')}
        </ButtonLink>
      }
      aside={open ? renderSheet(Number(open), () => changeAddress({ open: null })) : null}
    >
      <DataList
        name={name}
        title={title}
        views={states.map(({ value, label }) => ({ id: value, name: label, filters: { state: value } }))}
        filters={filters}
        columns={columns}
        load={load}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={(row) => `/${name}/all?view=${row.state}&state=${row.state}&open=${idOf(row)}`}
        emptyTitle={empty}
        hasSheet
        {...(keepsViews && { keepsViews })}
      />
    </PageFrame>
  )
}

function useFilters<Row>({ states, filters = [] }: Props<Row>): Filter[] {
  const t = useTranslations('office-moderation')
  const ofSites = useSites().map(({ siteId, host }) => ({ value: String(siteId), label: host }))
  const ages = [12, 20, 24].map((count) => ({ value: String(count), label: t('hours', { count }) }))
  return [
    { id: 'state', label: t('columns.state'), kind: 'choice', options: states },
    { id: 'siteId', label: t('columns.site'), kind: 'choice', options: ofSites },
    ...filters,
    { id: 'olderThanHours', label: t('olderThan'), kind: 'choice', options: ages },
  ]
}

function useColumns<Row extends Moderated>({ columns, renderState }: Props<Row>): Column<Row>[] {
  const t = useTranslations('office-moderation')
  const { moment } = useFormats()
  const siteName = useSiteName()
  return [
    ...columns.lead,
    { id: 'product', title: t('columns.product'), render: ({ productTitle }) => productTitle, isExtra: true },
    columns.person,
    { id: 'site', title: t('columns.site'), render: ({ siteId }) => siteName(siteId), isExtra: true },
    {
      id: 'submittedAt',
      title: columns.submittedAt,
      render: ({ submittedAt }) => moment(submittedAt),
      isExtra: true,
    },
    { id: 'state', title: t('columns.state'), render: renderState },
  ]
}
