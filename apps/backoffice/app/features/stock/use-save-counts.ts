import { useTranslations } from '#texts'
import { StaffApiError, api, read } from '../../platform/api'
import type { Sent } from '../../platform/use-change'
import { useRefusalText } from '../../platform/use-refusal-text'
import type { CountedLine } from './counted-lines'

type SetLines = (change: (lines: readonly CountedLine[]) => readonly CountedLine[]) => void

/** Saves line by line: one that is refused says why, the others are saved (STOCK-4). */
export function useSaveCounts() {
  const t = useTranslations('office-stock')
  const refusalText = useRefusalText()
  return {
    save: async (lines: readonly CountedLine[], sent: Sent, setLines: SetLines): Promise<void> => {
      const key = sent.headers['Idempotency-Key']
      for (const line of lines) {
        const own = { headers: { 'Idempotency-Key': `${key}-${line.id}` } }
        const answer = await saveOne(line, own).catch((error: unknown) => error)
        if (answer instanceof Error && !(answer instanceof StaffApiError)) throw answer
        const state = answer instanceof Error ? ('refused' as const) : ('saved' as const)
        const words =
          answer instanceof Error
            ? refusalText(answer)
            : t('count.saved', { count: (answer as { available: number }).available })
        // A line that was counted on meanwhile is not what was saved.
        setLines((all) => all.map((each) => (each === line ? { ...each, state, answer: words } : each)))
      }
    },
    renews: [['stock'], ['lots']],
  }
}

function saveOne(
  { variantId, lotId, counted }: CountedLine,
  sent: { headers: { 'Idempotency-Key': string } },
) {
  if (lotId === null) {
    const params = { path: { id: variantId } }
    return read(api.POST('/staff-api/v1/stock/{id}/count', { params, body: { counted }, ...sent }))
  }
  const params = { path: { id: lotId } }
  return read(api.POST('/staff-api/v1/lots/{id}/count', { params, body: { counted }, ...sent }))
}
