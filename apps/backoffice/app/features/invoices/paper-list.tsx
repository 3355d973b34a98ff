import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan, useSiteName } from '../../platform/session'
import { useAddressState } from '../../platform/use-address-state'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { DataList } from '../../ui/list/data-list'
import type { Column, LoadPage } from '../../ui/list/list-types'
import { PageFrame } from '../../ui/page-frame'
import { Empty, Loaded } from '../../ui/states'
import { ExportDialog } from './export-dialog'
import type { Paper } from './paper'
import { PaperActions } from './paper-actions'
import { type Series, SeriesState } from './series-state'
import { Sheet } from '../../ui/sheet'

/** Without a choice the latest series. */
function loadOf(latest: string): LoadPage<Paper> {
  return ({ filters, after, signal }) => {
    const path = { series: filters['series'] ?? latest }
    const params = { path, query: { after, limit: 50 as const } }
    return read(api.GET('/staff-api/v1/invoice-series/{series}', { params, signal }))
  }
}

/** With the number of the order, so that the sheet knows it without the row. */
const idOf = ({ invoiceNumber, orderId }: Paper) => `${invoiceNumber} ${orderId}`
const nameOf = ({ invoiceNumber }: Paper) => invoiceNumber
const hrefOf = (paper: Paper) => `/invoices?${new URLSearchParams({ open: idOf(paper) }).toString()}`
const actionsOf = (paper: Paper) => <PaperActions paper={paper} />

/** Papers by series, with their gaps: none (INVOICES-8). A row opens beside them. */
export function PaperList(parts: PaperParts) {
  const t = useTranslations('office-invoices')
  const can = useCan()
  const [{ open }, changeAddress] = useAddressState()
  const [isExporting, setExporting] = useState(false)
  const query = useQuery({
    queryKey: ['invoices', 'series'],
    queryFn: ({ signal }) => read(api.GET('/staff-api/v1/invoice-series', { signal })),
  })
  const exporting = can('invoices.export') ? (
    <Button icon="download" onPress={() => setExporting(true)}>
      {t('export')}
    </Button>
  ) : null
  const [, invoiceNumber, orderId] = /^(\S+) (\d+)$/.exec(open ?? '') ?? []
  const close = () => changeAddress({ open: null })
  const aside = invoiceNumber ? (
    <PaperSheet
      key={open}
      invoiceNumber={invoiceNumber}
      orderId={Number(orderId)}
      onClose={close}
      {...parts}
    />
  ) : null
  return (
    <PageFrame title={t('title')} actions={exporting} aside={aside}>
      <Loaded found={query}>{(data) => <Papers series={data.items} />}</Loaded>
      {isExporting ? <ExportDialog onClose={() => setExporting(false)} /> : null}
    </PageFrame>
  )
}

function Papers({ series }: { series: readonly Series[] }) {
  const t = useTranslations('office-invoices')
  const columns = useColumns()
  const views = useMemo(
    () => series.map(({ series: id }) => ({ id, name: id, filters: { series: id } })),
    [series],
  )
  const latest = series[0]?.series ?? ''
  const load = useMemo(() => loadOf(latest), [latest])
  const options = series.map(({ series: value }) => ({ value, label: value }))
  if (series.length === 0) return <Empty title={t('none')} />
  return (
    <>
      <SeriesState series={series} />
      <DataList
        name="invoices"
        title={t('title')}
        views={views}
        filters={[{ id: 'series', label: t('series'), kind: 'choice', options }]}
        columns={columns}
        load={load}
        idOf={idOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        rowActions={actionsOf}
        emptyTitle={t('empty')}
        hasSheet
      />
    </>
  )
}

function useColumns(): Column<Paper>[] {
  const t = useTranslations('office-invoices')
  const { cents, moment } = useFormats()
  const siteName = useSiteName()
  return [
    { id: 'number', title: t('columns.number'), render: ({ invoiceNumber }) => invoiceNumber },
    {
      id: 'kind',
      title: t('columns.kind'),
      render: ({ kind }) => (
        <Badge tone={kind === 'credit' ? 'warning' : 'neutral'}>{t(`kinds.${kind}`)}</Badge>
      ),
    },
    {
      id: 'order',
      title: t('columns.order'),
      render: ({ orderId }) => (
        <Link to={`/orders/${orderId}`} className="hover:underline">
          {orderId}
        </Link>
      ),
    },
    {
      id: 'buyer',
      title: t('columns.buyer'),
      render: ({ companyName, buyerName }) => (
        <bdi title={companyName ?? buyerName} className="block max-w-36 truncate @3xl:max-w-64">
          {companyName ?? buyerName}
        </bdi>
      ),
    },
    { id: 'issued', title: t('columns.issued'), render: ({ issuedAt }) => moment(issuedAt) },
    { id: 'site', title: t('columns.site'), render: ({ siteId }) => siteName(siteId), isExtra: true },
    { id: 'total', title: t('columns.total'), align: 'end', render: ({ totalCents }) => cents(totalCents) },
  ]
}

/** What a page places beside the papers. */
type PaperParts = {
  Order: ComponentType<{ orderId: number }>
  timeLine: (subject: string) => ReactNode
}

type Props = PaperParts & { invoiceNumber: string; orderId: number; onClose: () => void }

/** A paper beside the list: its order, of which it is a part, and what happened to both. */
function PaperSheet({ invoiceNumber, orderId, onClose, Order, timeLine }: Props) {
  const t = useTranslations('office-invoices')
  return (
    <Sheet title={invoiceNumber} onClose={onClose} footer={<PaperActions paper={{ invoiceNumber }} />}>
      <h3 className="pb-1 font-semibold">
        <Link to={`/orders/${orderId}`} className="text-brand hover:underline">
          {t('columns.order')} {orderId}
        </Link>
      </h3>
      <Order orderId={orderId} />
      {timeLine(`order ${orderId}`)}
    </Sheet>
  )
}
