import { Fragment, type ReactNode, useCallback } from 'react'
import { useAddressState } from '../../platform/use-address-state'
import { PageFrame } from '../page-frame'
import { DataList } from './data-list'
import type { Column, ListPage, LoadPage } from './list-types'

type Props<Row> = {
  /** Key of the cached queries and path of the screen: `returns`. */
  name: string
  title: string
  /** Names of the two views, and the label of the filter between them. */
  views: { waiting: string; decided: string; label: string }
  /** Texts of an empty list: nothing waits, nothing is decided, or nothing matches. */
  empty: { waiting: string; decided: string; notFound: string }
  /** Of the field that sets the filter `q`. */
  searchLabel: string
  columns: readonly Column<Row>[]
  /** What waits, what has been decided, and in either what has the words or number of the field. */
  load: Record<'waiting' | 'decided', LoadPart<Row>> & { found: LoadFound<Row> }
  idOf: (row: Row) => string
  isDecided: (row: Row) => boolean
  /** The sheet of the row that is open. */
  renderSheet: (id: number, onClose: () => void) => ReactNode
}

type PageQuery = { query: { after: string | undefined; limit: 50 } }
type LoadPart<Row> = (params: PageQuery, signal: AbortSignal) => Promise<ListPage<Row>>
type LoadFound<Row> = (q: string, signal: AbortSignal) => Promise<{ items: Row[] }>

const decidedView = { id: 'decided', filters: { state: 'decided' } }
const decidedAddress = 'view=decided&state=decided&'

/** What waits for a decision, the oldest first, and what has been decided; a row opens beside it. */
export function QueueList<Row>({ title, views, empty, load, isDecided, renderSheet, ...list }: Props<Row>) {
  const { waiting, decided, label } = views
  const [{ open, state, q }, changeAddress] = useAddressState()
  const loadPage = useCallback<LoadPage<Row>>(
    async ({ filters, after, signal }) => {
      if (filters['q'])
        return { items: (await load.found(filters['q'], signal)).items, next: null, isMore: false }
      const part = filters['state'] === 'decided' ? load.decided : load.waiting
      return part({ query: { after, limit: 50 } }, signal)
    },
    [load],
  )
  const options = [{ value: 'decided', label: decided }]
  return (
    <PageFrame
      title={title}
      aside={
        open ? (
          <Fragment key={open}>{renderSheet(Number(open), () => changeAddress({ open: null }))}</Fragment>
        ) : null
      }
    >
      <DataList
        {...list}
        load={loadPage}
        title={title}
        views={[
          { id: 'waiting', name: waiting, filters: {} },
          { ...decidedView, name: decided },
        ]}
        filters={[{ id: 'state', label, kind: 'choice', options }]}
        nameOf={list.idOf}
        hrefOf={(row) => `/${list.name}?${isDecided(row) ? decidedAddress : ''}open=${list.idOf(row)}`}
        emptyTitle={q ? empty.notFound : state === 'decided' ? empty.decided : empty.waiting}
        hasSheet
      />
    </PageFrame>
  )
}
