import { Empty, Failed, Loading } from '../states'

type Found = {
  rows: readonly unknown[]
  error: Error | null
  isPending: boolean
  isSuccess: boolean
  refetch: () => Promise<unknown>
}

/** What stands where there are no rows. */
export function ListState({ found, emptyTitle }: { found: Found; emptyTitle: string }) {
  if (found.error) return <Failed error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <Loading />
  return found.isSuccess && found.rows.length === 0 ? <Empty title={emptyTitle} /> : null
}
