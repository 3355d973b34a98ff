import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  title: string
  render: (row: Row) => ReactNode
  /** Numbers are aligned to the end. */
  align?: 'end'
  /** Hidden in narrow windows and beside an open sheet. */
  isExtra?: boolean
  /** Hidden only beside an open sheet in a small window. */
  isSpare?: boolean
}

export type FilterOption = { value: string; label: string }

export type Filter =
  | { id: string; label: string; kind: 'choice'; options: readonly FilterOption[] }
  | { id: string; label: string; kind: 'text' | 'day'; placeholder?: string }

/** The values of filters by their id, as the address has them. */
export type FilterValues = Readonly<Record<string, string>>

/** A tab above the list: saved filters. */
export type ListView = {
  id: string
  name: string
  filters: FilterValues
  /** How many wait in it, where that is known. */
  count?: number | undefined
}

export type ListPage<Row> = { items: Row[]; next: string | null; isMore: boolean; total?: number | undefined }

/** Polling interval of a visible list; null: no polling. */
export type RenewsEvery = (filters: FilterValues) => number | null

export type LoadPage<Row> = (wanted: {
  filters: FilterValues
  after: string | undefined
  signal: AbortSignal
}) => Promise<ListPage<Row>>
