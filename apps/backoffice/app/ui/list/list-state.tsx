import { Empty, Failed, Loading } from '../states'

type Found = {
  rows: readonly unknown[]
  error: Error | null
  isPending: boolean
  isSuccess: boolean
  hasNextPage: boolean
  refetch: () => Promise<unknown>
}

/** What stands where there are no rows. */
export function ListState({ found, emptyTitle }: { found: Found; emptyTitle: string }) {
  if (found.error) return <Failed error={found.error} retry={() => void found.refetch()} />
  // A page may be empty although there is more: what is rare lies far back.
  if (found.isPending || (found.rows.length === 0 && found.hasNextPage)) return <Loading />
  return found.isSuccess && found.rows.length === 0 ? <Empty title={emptyTitle} /> : null
}
