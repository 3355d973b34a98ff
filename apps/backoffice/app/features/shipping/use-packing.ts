import { useState } from 'react'
import { useTranslations } from '#texts'
import { beep } from '../../platform/beep'
import { useForm, useFormState } from '../../ui/form/use-form'
import { parcelField, rememberedParcel, useParcelProblems } from './parcel-fields'
import { isParcelNumber } from './parcel-numbers'
import { type Picked, type ScanProblem, nothingPicked, piecesLeft, scanPiece, takeRest } from './scan-piece'
import { useHold } from './use-hold'
import type { LineToPick, Picking } from './use-picking'
import type { usePackingClaim } from './use-packing-claim'
import { useShip } from './use-ship'

type Problem = { name: ScanProblem; code: string }

type Options = { claim: ReturnType<typeof usePackingClaim>; onDone: () => void }

/** What happens at the packing table: pieces are taken, scans answer, the parcel gets its number and leaves. */
export function usePacking(picking: Picking, { claim, onDone }: Options) {
  const { lines } = picking
  const t = useTranslations('office-shipping')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [lastLine, setLastLine] = useState<number | null>(null)
  const hold = useHold(picking)
  const form = usePackingForm(picking, hold, { claim, onDone })
  const { picked, parcelNumber } = useFormState(form, ({ values }) => values)
  const isWhole = lines.every((line) => piecesLeft(line, picked) === 0)
  const isEmpty = isNothing(picked)
  const mayLeave = !isEmpty && isParcelNumber(parcelNumber) && hold.open === null

  function tell(name: ScanProblem | null, code: string, words: string | null): void {
    beep(name === null)
    setProblem(name && { name, code })
    setSaid(words)
  }

  /** What is done by hand keeps the order at this table as a scan does. */
  function pick(next: Picked): void {
    claim.keep()
    form.set('picked', next)
  }

  function scan(code: string): void {
    claim.keep()
    const scanned = scanPiece(lines, picked, code)
    // Everything is packed: what is scanned now is the label of the parcel.
    if ('problem' in scanned && scanned.problem === 'unknown' && isWhole && isParcelNumber(code)) {
      form.set('parcelNumber', code)
      return tell(null, code, t('scan.parcelTaken', { code }))
    }
    if ('problem' in scanned) return tell(scanned.problem, code, null)
    form.set('picked', scanned.picked)
    setLastLine(scanned.lineNumber)
    const line = lines.find(({ lineNumber }) => lineNumber === scanned.lineNumber)
    return tell(null, code, line ? t('scan.taken', { name: line.description }) : null)
  }

  return {
    form,
    picked,
    problem,
    said,
    lastLine,
    isWhole,
    isEmpty,
    mayLeave,
    hold,
    scan,
    takeLine: (line: LineToPick) => pick(takeRest(line, picked)),
    putBack: (lineNumber: number) => pick(withoutLine(picked, lineNumber)),
    keep: claim.keep,
    confirm: () => (mayLeave ? form.submit() : undefined),
  }
}

/** The pieces that are taken, and the parcel: what would be lost by leaving. */
function usePackingForm(picking: Picking, hold: ReturnType<typeof useHold>, { claim, onDone }: Options) {
  const parcelProblems = useParcelProblems()
  return useForm({
    start: { picked: nothingPicked(picking.lines), ...rememberedParcel() },
    bodyOf: ({ picked: plan, carrier, parcelNumber }) => ({
      orderId: picking.orderId,
      carrier,
      parcelNumber,
      plan,
      ...hold.despite,
    }),
    problemsOf: parcelProblems,
    isChanged: (values) => !isNothing(values.picked),
    fieldOf: parcelField,
    ...useShip({ done: onDone, refused: claim.lookAgain }),
  })
}

function isNothing(picked: Picked): boolean {
  return picked.every(({ quantity }) => quantity === 0)
}

function withoutLine(picked: Picked, lineNumber: number): Picked {
  return picked.map((line) => (line.lineNumber === lineNumber ? { ...line, quantity: 0, lots: [] } : line))
}
