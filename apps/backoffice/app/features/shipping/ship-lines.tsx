import { useTranslations } from '#texts'
import { PieceField } from '../../ui/piece-field'
import { LotChoice } from './lot-choice'
import { type PlannedLine, missingPieces, needsLots, withLot, withQuantity } from './ship-plan'
import type { LineToPick } from './use-picking'
import { WithoutLot } from './without-lot'

type Props = {
  lines: readonly LineToPick[]
  plan: readonly PlannedLine[]
  onChange: (plan: PlannedLine[]) => void
}

/** The lines of an order with the pieces that go along and their lots. */
export function ShipLines({ lines, plan, onChange }: Props) {
  const t = useTranslations('office-shipping')
  const set = (changed: PlannedLine) =>
    onChange(plan.map((planned) => (planned.lineNumber === changed.lineNumber ? changed : planned)))
  return (
    <table aria-label={t('lines')} className="w-full border-collapse">
      <thead>
        <tr className="text-muted border-line border-b text-left text-xs">
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            {t('columns.pack')}
          </th>
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            {t('columns.lot')}
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            {t('columns.pieces')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const planned = plan[index]
          return planned ? (
            <ShipLine key={line.lineNumber} line={line} planned={planned} onChange={set} />
          ) : null
        })}
      </tbody>
    </table>
  )
}

type LineProps = { line: LineToPick; planned: PlannedLine; onChange: (planned: PlannedLine) => void }

function ShipLine({ line, planned, onChange }: LineProps) {
  const t = useTranslations('office-shipping')
  const { description, productLabel, left, lots } = line
  const name = `${description} ${productLabel}`
  const missing = missingPieces(line, planned)
  return (
    <tr className="border-line border-b align-top last:border-b-0">
      <td className="min-w-40 py-2 pr-3">
        <p className="font-medium">{description}</p>
        <p className="text-muted text-sm">{productLabel}</p>
      </td>
      <td className="min-w-56 py-2 pr-3">
        {needsLots(line) ? null : <p className="text-muted py-1">{t('noLot')}</p>}
        <div className="grid gap-1">
          {planned.lots.map((picked, index) => (
            <LotChoice
              key={picked.lotId}
              label={t('lotOf', { name })}
              picked={picked}
              lots={lots}
              hasSeveral={planned.lots.length > 1}
              onChange={(lotId) => onChange(withLot(line, planned, index, lotId))}
            />
          ))}
          {missing > 0 ? (
            <MissingLots
              line={line}
              missing={missing}
              name={name}
              onChoose={(lotId) => onChange(withLot(line, planned, planned.lots.length, lotId))}
            />
          ) : null}
        </div>
      </td>
      <td className="py-2 whitespace-nowrap">
        <span className="flex items-center gap-2">
          <PieceField
            label={t('piecesOf', { name })}
            value={planned.quantity}
            max={left}
            onChange={(quantity) => onChange(withQuantity(line, quantity))}
          />
          <span className="text-muted">{t('ofLeft', { left })}</span>
        </span>
      </td>
    </tr>
  )
}

type MissingProps = { line: LineToPick; missing: number; name: string; onChoose: (lotId: number) => void }

/** Says why pieces have no lot, and offers those that are not proposed (LOTS-5). */
function MissingLots({ line, missing, name, onChoose }: MissingProps) {
  const t = useTranslations('office-shipping')
  const expired = line.lots.filter(({ state, isExpired }) => state === 'free' && isExpired)
  return (
    <div className="bg-warning-soft text-warning rounded-control grid gap-1 px-2.5 py-1.5 text-sm">
      <p className="font-medium">{t('missing', { count: missing })}</p>
      {line.lots.some(({ state }) => state === 'blocked') ? <p>{t('missingBlocked')}</p> : null}
      <WithoutLot variantId={line.variantId} />
      {expired.length > 0 ? (
        <>
          <p>{t('missingExpired')}</p>
          <LotChoice label={t('lotOf', { name })} picked={null} lots={expired} onChange={onChoose} />
        </>
      ) : null}
    </div>
  )
}
