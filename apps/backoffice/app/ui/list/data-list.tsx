import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import type { KeyNames } from '../../platform/shortcuts'
import { Button } from '../button'
import { type AllThatFit, BulkBar } from './bulk-bar'
import { ListFilters } from './list-filters'
import { ListTable, type RowParts } from './list-table'
import type { Filter, ListView, LoadPage, RenewsEvery } from './list-types'
import { ListViews } from './list-views'
import { useListFilters } from './use-list-filters'
import { useListKeys } from './use-list-keys'
import { useListRows } from './use-list-rows'
import { RemoveView, SaveView } from './save-view'
import { type KeptList, type SavedView, useSavedViews } from './use-saved-views'
import { useSelection } from './use-selection'
import { Empty, Failed, Loading } from '../states'
import { useAddressState } from '../../platform/use-address-state'

type Props<Row> = Omit<RowParts<Row>, 'onOpen'> & {
  /** Query key: `renews: [['orders']]` of a change reads the list anew. */
  name: string
  title: string
  views: readonly ListView[]
  filters?: readonly Filter[]
  /** With it there is a field that sets the filter `q`. */
  searchLabel?: string
  load: LoadPage<Row>
  emptyTitle: string
  /** How rows get into the list. */
  emptyText?: string
  /** Actions on ticked rows; without any, rows cannot be ticked. */
  bulk?: (rows: Row[], clear: () => void) => ReactNode
  /** A list that others work on, too. */
  renewsEvery?: RenewsEvery
  keys?: Readonly<Record<string, (rows: Row[]) => void>>
  /** With it views of this list can be kept under a name. */
  keepsViews?: KeptList
  /** What those keys do, in a word: for the help and the palette. */
  keyNames?: KeyNames
  /** Whether a row opens beside the list (`open` in the address) instead of on its own page. */
  hasSheet?: boolean
}

const noKeys = {}
const mostCounted = 10_000

/** Every list of the back office: views, search, filters, rows, what to do with those that are ticked (OFFICE-2). */
export function DataList<Row>(props: Props<Row>) {
  const { name, title, views: fixed, filters = [], searchLabel, load, bulk, ...rest } = props
  const { emptyTitle, emptyText, keys = noKeys, keyNames, keepsViews, hasSheet, renewsEvery, ...parts } = rest
  const { idOf } = parts
  const t = useTranslations('office-shell')
  const list = useRef<HTMLDivElement>(null)
  const filterIds = [...filters.map(({ id }) => id), ...(searchLabel ? ['q'] : [])]
  const saved = useSavedViews(keepsViews)
  const views = [...fixed, ...saved]
  const chosen = useListFilters(filterIds, views)
  const listQuery = useListRows({ name, filters: chosen.filters, load, idOf, renewsEvery })
  const { rows, drawn } = listQuery
  const ids = useMemo(() => rows.map(idOf), [rows, idOf])
  const selection = useSelection(ids)
  const { openId, open } = useOpenRow(idOf, hasSheet)
  const ticking = { toggle: bulk ? selection.toggle : undefined, selected: selection.selected }
  useListKeys({ list, rows, idOf, openId, onMoveOpen: open, ...ticking, keys, keyNames })
  const ticked = rows.filter((row) => selection.has(idOf(row)))
  const all = useAllThatFit({ listQuery, selection, chosen })
  return (
    <div ref={list} aria-busy={listQuery.isBusy}>
      <ListViews
        label={t('list.views')}
        views={views}
        current={chosen.view}
        isChanged={chosen.isChanged}
        onChoose={chosen.choose}
      >
        {keepsViews ? <KeepView list={keepsViews} chosen={chosen} saved={saved} first={fixed[0]} /> : null}
      </ListViews>
      <ListFilters
        filters={filters}
        values={chosen.filters}
        onChange={chosen.setFilter}
        searchLabel={searchLabel}
      />
      <div className="bg-surface border-line rounded-card @container overflow-x-auto border">
        <ListState listQuery={listQuery} emptyTitle={emptyTitle} emptyText={emptyText} />
        {rows.length > 0 ? (
          <ListTable
            label={title}
            rows={drawn}
            openId={openId}
            {...parts}
            onOpen={hasSheet ? open : undefined}
            {...(bulk && { selection })}
          />
        ) : null}
      </div>
      <ListEnd
        total={listQuery.total}
        count={rows.length}
        hasMore={listQuery.hasMore}
        more={listQuery.more}
      />
      {bulk ? <BulkBar rows={ticked} clear={selection.clear} bulk={bulk} all={all} /> : null}
    </div>
  )
}

type KeepProps = {
  list: KeptList
  chosen: ReturnType<typeof useListFilters>
  saved: readonly SavedView[]
  first: ListView | undefined
}

/** Filters that are no view yet can become one; one's own view can go. */
function KeepView({ list, chosen, saved, first }: KeepProps) {
  const { view, filters, isChanged, choose } = chosen
  const own = saved.find(({ id, isOwn }) => isOwn && id === view?.id)
  if (own && !isChanged)
    return <RemoveView list={list} view={own} onRemoved={() => (first ? choose(first) : undefined)} />
  if (Object.keys(filters).length === 0 || (view && !isChanged)) return null
  const show = (viewId: number) => choose({ id: `saved-${viewId}`, name: '', filters })
  return <SaveView list={list} filters={filters} onSaved={show} />
}

type EndProps = { total: number | undefined; count: number; hasMore: boolean; more: () => void }

/** Loads the next rows before the last one is in view. */
function ListEnd({ total, count, hasMore, more }: EndProps) {
  const t = useTranslations('office-shell')
  const { number } = useFormats()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasMore || !end.current) return undefined
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? more() : undefined), {
      rootMargin: '1200px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  })
  const all = total === undefined ? null : total > mostCounted ? `${number(mostCounted)}+` : number(total)
  return (
    <div ref={end} className="text-muted flex items-center justify-between py-3 text-sm">
      <output>{all === null ? '' : t('list.total', { shown: number(count), total: all })}</output>
      {hasMore ? <Button onPress={more}>{t('list.more')}</Button> : null}
    </div>
  )
}

type ListQuery = {
  rows: readonly unknown[]
  error: Error | null
  isPending: boolean
  hasMore: boolean
  refetch: () => Promise<unknown>
}

type ListStateProps = { listQuery: ListQuery; emptyTitle: string; emptyText?: string | undefined }

/** Shown in place of rows. */
function ListState({ listQuery, emptyTitle, emptyText }: ListStateProps) {
  if (listQuery.error) return <Failed error={listQuery.error} retry={() => void listQuery.refetch()} />
  // A page may be empty although there is more: what is rare lies far back.
  if (listQuery.isPending || (listQuery.rows.length === 0 && listQuery.hasMore)) return <Loading />
  return listQuery.rows.length === 0 ? (
    <Empty title={emptyTitle}>{emptyText ? <p className="max-w-prose">{emptyText}</p> : null}</Empty>
  ) : null
}

/** Which row is open beside the list, by the address; and how to open another (OFFICE-2). */
function useOpenRow<Row>(idOf: (row: Row) => string, hasSheet = false) {
  const [address, change] = useAddressState()
  const openId = hasSheet ? address['open'] : undefined
  const keepsEntry = openId !== undefined
  const open = useCallback(
    (row: Row) => change({ open: idOf(row) }, { keepsEntry }),
    [change, idOf, keepsEntry],
  )
  return { openId, open }
}

type List = {
  listQuery: Pick<ReturnType<typeof useListRows>, 'rows' | 'hasMore' | 'total' | 'all'>
  selection: Pick<ReturnType<typeof useSelection>, 'selected' | 'choose'>
  chosen: Pick<ReturnType<typeof useListFilters>, 'view' | 'isChanged'>
}

/** Once every row that was read is ticked: those that fit and were not read yet (OFFICE-2). Null where there are none. */
function useAllThatFit({ listQuery, selection, chosen }: List): AllThatFit | null {
  const [isPending, setPending] = useState(false)
  const { rows, hasMore, all } = listQuery
  const isEveryRow = rows.length > 0 && selection.selected.length === rows.length
  if (!isPending && !(isEveryRow && hasMore)) return null
  return {
    total: listQuery.total ?? (chosen.isChanged ? undefined : chosen.view?.count),
    isPending,
    onChoose: () => {
      setPending(true)
      void all()
        .then(selection.choose)
        .finally(() => setPending(false))
    },
  }
}
