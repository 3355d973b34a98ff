import type { ReactNode } from 'react'
import { PageFrame } from '../page-frame'
import { DataList } from './data-list'
import type { Column, LoadPage } from './list-types'

type Props<Row> = {
  /** Answers are kept under it, and it is the address of the screen: `returns`. */
  name: string
  title: string
  /** The name of its one view. */
  waiting: string
  empty: string
  columns: readonly Column<Row>[]
  load: LoadPage<Row>
  idOf: (row: Row) => string
  /** The sheet of the row that is open. */
  aside: ReactNode
}

/** What waits for a decision, the oldest first: one view, and a row opens beside it. */
export function QueueList<Row>({ title, waiting, empty, aside, ...list }: Props<Row>) {
  return (
    <PageFrame title={title} aside={aside}>
      <DataList
        {...list}
        title={title}
        views={[{ id: 'waiting', name: waiting, filters: {} }]}
        nameOf={list.idOf}
        hrefOf={(row) => `/${list.name}?open=${list.idOf(row)}`}
        emptyTitle={empty}
        hasSheet
      />
    </PageFrame>
  )
}
