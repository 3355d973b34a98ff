import { impressionBatchMs } from './constants'
import { type TrackedItem, track } from './data-layer'

export type Impression = TrackedItem & { item_list_id: string; item_list_name: string }

type Later = (then: () => void, ms: number) => unknown

/** Products that became visible are reported together, a second after the first of them; each once per list and page (TRACKING-2). */
export function createImpressions(tell: typeof track = track, later: Later = setTimeout) {
  let waiting: Impression[] = []
  const seen = new Set<string>()

  function flush(): void {
    const lists = Map.groupBy(waiting, (item) => item.item_list_id)
    waiting = []
    for (const [item_list_id, items] of lists) {
      tell('view_item_list', { item_list_id, item_list_name: items[0]?.item_list_name ?? '', items })
    }
  }

  return {
    saw(impression: Impression): void {
      const key = `${impression.item_list_id} ${impression.item_id}`
      if (seen.has(key)) return
      seen.add(key)
      waiting.push(impression)
      if (waiting.length === 1) later(flush, impressionBatchMs)
    },
    /** Another page reports its products again. */
    forget(): void {
      seen.clear()
    },
  }
}

export const impressions = createImpressions()
