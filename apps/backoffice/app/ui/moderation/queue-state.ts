import { useState } from 'react'
import { isRefused } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useRefusalText } from '../../platform/use-refusal-text'

/** The queue: which item is shown, and which one follows. */
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

/** Shows why a decision was refused; `late` is the code when a colleague was quicker. */
export function useDecisionProblem(late: { code: string; text: string }): (error: Error) => void {
  const refusalText = useRefusalText()
  return (error) => {
    showToast({ tone: 'danger', text: isRefused(error, late.code) ? late.text : refusalText(error) })
  }
}
