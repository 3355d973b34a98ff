import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { preferredLanguage } from '../../platform/preferences'
import { useCan } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { Badge } from '../../ui/badge'
import { ButtonLink } from '../../ui/button'
import { DataList } from '../../ui/list/data-list'
import type { Column, LoadPage } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { Sheet } from '../../ui/sheet'
import { PackDetail } from './pack-detail'
import type { Pack } from './stock-calls'

const load: LoadPage<Pack> = async ({ filters, after, signal }) => {
  const state = filters['state'] as 'low' | 'sold-out' | undefined
  const query = { after, q: filters['q'], state, limit: 50, language: preferredLanguage() }
  return read(api.GET('/staff-api/v1/stock', { params: { query }, signal }))
}

const idOf = ({ variantId }: Pack) => String(variantId)
const hrefOf = ({ variantId }: Pack) => `/stock?open=${variantId}`
const fewDays = 14

/** How much of what, and for how long (STOCK-6). */
export function StockList({ timeLine }: { timeLine: (subject: string) => ReactNode }) {
  const t = useTranslations('office-stock')
  const can = useCan()
  const [{ open }, changeAddress] = useAddressState()
  const columns = useColumns()
  const aside = open ? (
    <Sheet title={t('pack')} onClose={() => changeAddress({ open: null })}>
      <PackDetail key={open} variantId={Number(open)} />
      {timeLine(`pack ${open}`)}
    </Sheet>
  ) : null
  const actions = (
    <>
      {can('stock.receive') ? (
        <ButtonLink look="primary" icon="download" to="/stock/receive">
          {t('receive.title')}
        </ButtonLink>
      ) : null}
      {can('stock.count') ? (
        <ButtonLink icon="list" to="/stock/count">
          {t('count.title')}
        </ButtonLink>
      ) : null}
    </>
  )
  return (
    <PageFrame title={t('title')} actions={actions} aside={aside}>
      <DataList
        name="stock"
        keepsViews="stock"
        title={t('title')}
        views={[
          { id: 'all', name: t('views.all'), filters: {} },
          { id: 'low', name: t('views.low'), filters: { state: 'low' } },
          { id: 'sold-out', name: t('views.soldOut'), filters: { state: 'sold-out' } },
        ]}
        filters={[
          {
            id: 'state',
            label: t('columns.available'),
            kind: 'choice',
            options: [
              { value: 'low', label: t('views.low') },
              { value: 'sold-out', label: t('views.soldOut') },
            ],
          },
        ]}
        searchLabel={t('search')}
        columns={columns}
        load={load}
        idOf={idOf}
        nameOf={({ article }) => article}
        hrefOf={hrefOf}
        emptyTitle={t('empty')}
        hasSheet
      />
    </PageFrame>
  )
}

function useColumns(): Column<Pack>[] {
  const t = useTranslations('office-stock')
  const { number, day } = useFormats()
  return [
    { id: 'article', title: t('columns.article'), render: ({ article }) => article },
    {
      id: 'title',
      title: t('pack'),
      render: ({ title, pack }) => (
        <>
          {title} <span className="text-muted whitespace-nowrap">{pack}</span>
        </>
      ),
    },
    {
      id: 'available',
      title: t('columns.available'),
      align: 'end',
      render: ({ available }) =>
        available === 0 ? <Badge tone="danger">{t('soldOut')}</Badge> : number(available),
    },
    { id: 'held', title: t('columns.held'), align: 'end', isSpare: true, render: ({ held }) => number(held) },
    {
      id: 'inLots',
      title: t('columns.inLots'),
      align: 'end',
      isExtra: true,
      render: ({ inLots }) => number(inLots),
    },
    {
      id: 'sold',
      title: t('columns.soldPerWeek'),
      align: 'end',
      isExtra: true,
      render: ({ soldPerWeek }) => number(soldPerWeek),
    },
    {
      id: 'daysLeft',
      title: t('columns.daysLeft'),
      align: 'end',
      isSpare: true,
      render: ({ daysLeft }) => <DaysLeft days={daysLeft} />,
    },
    {
      id: 'date',
      title: t('columns.bestBefore'),
      isExtra: true,
      render: ({ nextBestBefore }) => (nextBestBefore ? day(nextBestBefore) : '–'),
    },
  ]
}

function DaysLeft({ days }: { days: number | null }) {
  const { number } = useFormats()
  if (days === null) return '–'
  return days < fewDays ? <Badge tone="warning">{number(days)}</Badge> : number(days)
}
