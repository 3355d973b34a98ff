import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { FilterValues, ListPage, LoadPage, RenewsEvery } from './list-types'
import { useRowsByFrame } from './use-rows-by-frame'

type ListRequest<Row> = {
  name: string
  filters: FilterValues
  load: LoadPage<Row>
  idOf: (row: Row) => string
  renewsEvery?: RenewsEvery | undefined
}

/** A list that is longer is read anew by what is done in it, not by the clock. */
const mostPagesRenewed = 10
/** The most rows for one bulk action. */
const mostRows = 5000

/** The rows so far, page after page by key; previous rows stay while other filters load. */
export function useListRows<Row>({ name, filters, load, idOf, renewsEvery }: ListRequest<Row>) {
  const query = useInfiniteQuery({
    queryKey: [name, 'list', filters],
    queryFn: ({ pageParam, signal }) => load({ filters, after: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextOf,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= mostPagesRenewed && (renewsEvery?.(filters) ?? false),
  })
  // What is read of a query draws its list whenever that changes: so not all of it.
  const { data, error, refetch, isPlaceholderData, isFetchingNextPage, fetchNextPage } = query
  // Drawn beside the typing: a key that comes meanwhile goes first.
  const shown = useDeferredValue(data)
  const rows = useMemo(() => shown?.pages.flatMap(({ items }) => items) ?? [], [shown])
  const drawn = useRowsByFrame(rows, idOf)
  const isBusy = isPlaceholderData || shown !== data || drawn !== rows
  return {
    rows,
    drawn,
    total: shown?.pages[0]?.total,
    isPending: shown === undefined,
    isBusy,
    error,
    refetch,
    hasMore: nextOf(shown?.pages.at(-1)) !== undefined,
    more: () => (isBusy || isFetchingNextPage ? undefined : void fetchNextPage()),
    /** Reads on to the end; answers with the ids of all rows. */
    all: async (): Promise<string[]> => {
      const listed = (pages: readonly ListPage<Row>[] = []) => pages.flatMap(({ items }) => items).map(idOf)
      let page = await fetchNextPage()
      while (page.hasNextPage && !page.isError && listed(page.data?.pages).length < mostRows)
        page = await page.fetchNextPage()
      return listed(page.data?.pages)
    },
  }
}

function nextOf(page: ListPage<unknown> | undefined): string | undefined {
  return page?.isMore ? (page.next ?? undefined) : undefined
}
