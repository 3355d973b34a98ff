import { useState } from 'react'
import { useTranslations } from '#texts'
import { beep } from '../../platform/beep'
import { type Parcel, rememberedParcel } from './parcel-fields'
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
  const { orderId, lines } = picking
  const t = useTranslations('office-shipping')
  const [picked, setPicked] = useState<Picked>(() => nothingPicked(lines))
  const [parcel, setParcel] = useState<Parcel>(rememberedParcel)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [lastLine, setLastLine] = useState<number | null>(null)
  const hold = useHold(picking)
  const ship = useShip({ done: onDone, refused: claim.lookAgain })
  const isWhole = lines.every((line) => piecesLeft(line, picked) === 0)
  const isEmpty = picked.every(({ quantity }) => quantity === 0)
  const mayLeave = !isEmpty && isParcelNumber(parcel.parcelNumber) && hold.open === null

  function tell(name: ScanProblem | null, code: string, words: string | null): void {
    beep(name === null)
    setProblem(name && { name, code })
    setSaid(words)
  }

  /** What is done by hand keeps the order at this table as a scan does. */
  function pick(next: Picked): void {
    claim.keep()
    setPicked(next)
  }

  function scan(code: string): void {
    claim.keep()
    const scanned = scanPiece(lines, picked, code)
    // Everything is packed: what is scanned now is the label of the parcel.
    if ('problem' in scanned && scanned.problem === 'unknown' && isWhole && isParcelNumber(code)) {
      setParcel((before) => ({ ...before, parcelNumber: code }))
      return tell(null, code, t('scan.parcelTaken', { code }))
    }
    if ('problem' in scanned) return tell(scanned.problem, code, null)
    setPicked(scanned.picked)
    setLastLine(scanned.lineNumber)
    const line = lines.find(({ lineNumber }) => lineNumber === scanned.lineNumber)
    return tell(null, code, line ? t('scan.taken', { name: line.description }) : null)
  }

  return {
    picked,
    parcel,
    setParcel: (next: Parcel) => {
      claim.keep()
      setParcel(next)
    },
    problem,
    said,
    lastLine,
    isWhole,
    isEmpty,
    mayLeave,
    hold,
    ship,
    scan,
    takeLine: (line: LineToPick) => pick(takeRest(line, picked)),
    putBack: (lineNumber: number) => pick(withoutLine(picked, lineNumber)),
    confirm: () => {
      if (mayLeave) ship.mutate({ orderId, ...parcel, plan: picked, ...hold.despite })
    },
  }
}

function withoutLine(picked: Picked, lineNumber: number): Picked {
  return picked.map((line) => (line.lineNumber === lineNumber ? { ...line, quantity: 0, lots: [] } : line))
}
