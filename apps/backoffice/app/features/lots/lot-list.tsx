import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { preferredLanguage } from '../../platform/preferences'
import { useNow } from '../../platform/use-now'
import { useAddressState } from '../../platform/use-address-state'
import { Badge } from '../../ui/badge'
import { DataList } from '../../ui/list/data-list'
import type { Column, LoadPage } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { Sheet } from '../../ui/sheet'
import { LotDetail } from './lot-detail'

type Lot = StaffSchemas['StaffLot']

const load: LoadPage<Lot> = async ({ filters, after, signal }) => {
  // A number that is looked for is found whatever its state.
  const wanted = filters['q']
    ? { lotNumber: filters['q'] }
    : { state: filters['state'] as 'blocked' | undefined }
  const query = { after, ...wanted, limit: 50, language: preferredLanguage() }
  return read(api.GET('/staff-api/v1/lots', { params: { query }, signal }))
}

const idOf = ({ lotId }: Lot) => String(lotId)
const hrefOf = ({ lotId }: Lot) => `/lots?open=${lotId}`

/** LOTS-1…4: every lot, where it went, and what to do when one is bad. */
export function LotList({ timeLine }: { timeLine: (subject: string) => ReactNode }) {
  const t = useTranslations('office-lots')
  const [{ open }, changeAddress] = useAddressState()
  const columns = useColumns()
  const aside = open ? (
    <Sheet title={t('lot')} onClose={() => changeAddress({ open: null })}>
      <LotDetail key={open} lotId={Number(open)} />
      {timeLine(`lot ${open}`)}
    </Sheet>
  ) : null
  return (
    <PageFrame title={t('title')} aside={aside}>
      <DataList
        name="lots"
        keepsViews="lots"
        title={t('title')}
        views={[
          { id: 'all', name: t('views.all'), filters: {} },
          { id: 'blocked', name: t('views.blocked'), filters: { state: 'blocked' } },
        ]}
        filters={[
          {
            id: 'state',
            label: t('columns.state'),
            kind: 'choice',
            options: [{ value: 'blocked', label: t('states.blocked') }],
          },
        ]}
        searchLabel={t('search')}
        columns={columns}
        load={load}
        idOf={idOf}
        nameOf={({ lotNumber }) => lotNumber}
        hrefOf={hrefOf}
        emptyTitle={t('empty')}
        emptyText={t('emptyText')}
        hasSheet
      />
    </PageFrame>
  )
}

function useColumns(): Column<Lot>[] {
  const t = useTranslations('office-lots')
  const { number, day } = useFormats()
  return [
    {
      id: 'number',
      title: t('columns.number'),
      render: ({ lotNumber }) => <bdi className="whitespace-nowrap">{lotNumber}</bdi>,
    },
    {
      id: 'pack',
      title: t('columns.pack'),
      render: ({ title, pack }) => (
        <>
          {title} <span className="text-muted whitespace-nowrap">{pack}</span>
        </>
      ),
    },
    {
      id: 'bestBefore',
      title: t('columns.bestBefore'),
      render: ({ bestBefore }) => (bestBefore ? <BestBefore date={bestBefore} /> : '–'),
      isExtra: true,
    },
    {
      id: 'receivedAt',
      title: t('columns.receivedAt'),
      isExtra: true,
      render: ({ receivedAt }) => day(receivedAt),
    },
    { id: 'amount', title: t('columns.amount'), align: 'end', render: ({ amount }) => number(amount) },
    {
      id: 'state',
      title: t('columns.state'),
      render: ({ state }) => (
        <Badge tone={state === 'blocked' ? 'danger' : 'neutral'}>{t(`states.${state}`)}</Badge>
      ),
    },
  ]
}

/** A date that is over stands out (LOTS-5). */
function BestBefore({ date }: { date: string }) {
  const t = useTranslations('office-lots')
  const { day } = useFormats()
  const now = useNow()
  const isOver = date < new Date(now).toISOString().slice(0, 10)
  return (
    <span className="whitespace-nowrap">
      {day(date)} {isOver ? <Badge tone="warning">{t('expired')}</Badge> : null}
    </span>
  )
}
