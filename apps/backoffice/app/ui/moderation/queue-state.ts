import { useState } from 'react'
import { isRefused } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useRefusalText } from '../../platform/use-refusal-text'

/** What waits, one after the other: which of it is looked at, and which comes after that. */
export function useOneByOne<Row>(items: readonly Row[], idOf: (row: Row) => number) {
  const [chosen, choose] = useState<number | null>(null)
  const position = Math.max(
    0,
    items.findIndex((row) => idOf(row) === chosen),
  )
  const idAt = (at: number) => {
    const row = items[at]
    return row === undefined ? null : idOf(row)
  }
  return {
    position,
    current: items[position],
    choose,
    move: (step: number) => choose(idAt(position + step) ?? idAt(position)),
    /** The next one, or the one before where this is the last. */
    goOn: () => choose(idAt(position + 1) ?? idAt(position - 1)),
  }
}

/** Says in a message why a decision did not happen; `late` is the code for a colleague who was quicker. */
export function useDecisionProblem(late: { code: string; text: string }): (error: Error) => void {
  const refusalText = useRefusalText()
  return (error) => {
    showToast({ tone: 'danger', text: isRefused(error, late.code) ? late.text : refusalText(error) })
  }
}
