import type { ReactNode } from 'react'
import { PageFrame } from '../page-frame'
import { DataList } from './data-list'
import type { Column, LoadPage } from './list-types'

type Props<Row> = {
  /** Answers are kept under it, and it is the address of the screen: `returns`. */
  name: string
  title: string
  /** What its two views are called, and what tells them apart. */
  views: { waiting: string; decided: string; label: string }
  empty: string
  /** With it there is a field that sets the filter `q`. */
  searchLabel?: string
  columns: readonly Column<Row>[]
  /** With the filter `state` = `decided` it loads what has been decided. */
  load: LoadPage<Row>
  idOf: (row: Row) => string
  isDecided: (row: Row) => boolean
  /** The sheet of the row that is open. */
  aside: ReactNode
}

const decidedView = { id: 'decided', filters: { state: 'decided' } }
const decidedAddress = 'view=decided&state=decided&'

/** What waits for a decision, the oldest first, and what has been decided; a row opens beside it. */
export function QueueList<Row>({ title, views, empty, isDecided, aside, ...list }: Props<Row>) {
  const { waiting, decided, label } = views
  const options = [{ value: 'decided', label: decided }]
  return (
    <PageFrame title={title} aside={aside}>
      <DataList
        {...list}
        title={title}
        views={[
          { id: 'waiting', name: waiting, filters: {} },
          { ...decidedView, name: decided },
        ]}
        filters={[{ id: 'state', label, kind: 'choice', options }]}
        nameOf={list.idOf}
        hrefOf={(row) => `/${list.name}?${isDecided(row) ? decidedAddress : ''}open=${list.idOf(row)}`}
        emptyTitle={empty}
        hasSheet
      />
    </PageFrame>
  )
}
