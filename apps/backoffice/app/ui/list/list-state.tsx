import { Empty, Failed, Loading } from '../states'

type Found = {
  rows: readonly unknown[]
  error: Error | null
  isPending: boolean
  hasMore: boolean
  refetch: () => Promise<unknown>
}

type Props = { found: Found; emptyTitle: string; emptyText?: string | undefined }

/** What stands where there are no rows. */
export function ListState({ found, emptyTitle, emptyText }: Props) {
  if (found.error) return <Failed error={found.error} retry={() => void found.refetch()} />
  // A page may be empty although there is more: what is rare lies far back.
  if (found.isPending || (found.rows.length === 0 && found.hasMore)) return <Loading />
  return found.rows.length === 0 ? (
    <Empty title={emptyTitle}>{emptyText ? <p className="max-w-prose">{emptyText}</p> : null}</Empty>
  ) : null
}
