import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FilterValues, LoadPage } from './list-types'

/** The rows so far, page after page by key; the rows before stay while other filters are asked for. */
export function useListRows<Row>(name: string, filters: FilterValues, load: LoadPage<Row>) {
  const query = useInfiniteQuery({
    queryKey: [name, 'list', filters],
    queryFn: ({ pageParam, signal }) => load({ filters, after: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ isMore, next }) => (isMore ? (next ?? undefined) : undefined),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  return { ...query, rows, total: data?.pages[0]?.total }
}
