import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { type Picked, piecesLeft } from './scan-piece'
import type { LineToPick } from './use-picking'
import { WithoutLot } from './without-lot'

type Props = {
  line: LineToPick
  picked: Picked
  /** What was scanned last stands out. */
  isLast: boolean
  onTakeRest: () => void
  onPutBack: () => void
}

/** A line on the packing table: what, how many of how many, and out of which lots. */
export function PackLine({ line, picked, isLast, onTakeRest, onPutBack }: Props) {
  const t = useTranslations('office-shipping')
  const { description, productLabel, article, ean, left, missing } = line
  const taken = left - piecesLeft(line, picked)
  const isDone = taken === left
  const look = isDone
    ? 'border-success bg-success-soft'
    : isLast
      ? 'border-brand bg-surface'
      : 'border-line bg-surface'
  return (
    <li
      className={`rounded-card grid grid-cols-[auto_1fr_auto] items-center gap-4 border-2 px-4 py-3 ${look}`}
    >
      <p
        className="flex min-w-20 items-center justify-center gap-1 text-2xl font-semibold whitespace-nowrap"
        aria-label={t('pack.taken', { taken, left })}
      >
        {isDone ? <Icon name="check" size={24} /> : null}
        {taken}
        <span className="text-muted text-lg font-normal"> / {left}</span>
      </p>
      <div className="min-w-0">
        <p className="text-lg font-semibold">
          {description} <span className="font-normal">{productLabel}</span>
        </p>
        <p className="text-muted text-sm">
          {article} · {ean}
        </p>
        <Lots line={line} picked={picked} />
        {missing > 0 ? (
          <div className="text-warning font-medium">
            <p>{t('missing', { count: missing })}</p>
            <WithoutLot variantId={line.variantId} />
          </div>
        ) : null}
      </div>
      {taken > 0 ? (
        <Button className="min-h-11!" onPress={onPutBack}>
          {t('pack.putBack')}
        </Button>
      ) : (
        <Button className="min-h-11!" isDisabled={missing === left} onPress={onTakeRest}>
          {t('pack.takeAll', { count: left - missing })}
        </Button>
      )}
    </li>
  )
}

/** Where to reach: the lots that are proposed; once something is taken, those it came out of. */
function Lots({ line, picked }: { line: LineToPick; picked: Picked }) {
  const t = useTranslations('office-shipping')
  const { day } = useFormats()
  const own = picked.find(({ lineNumber }) => lineNumber === line.lineNumber)?.lots ?? []
  const shown = own.length > 0 ? own : line.proposed
  if (shown.length === 0) return null
  return (
    <p className="pt-0.5">
      {t('columns.lot')}:{' '}
      {shown.map(({ lotId, quantity }) => {
        const lot = line.lots.find((each) => each.lotId === lotId)
        return (
          <span key={lotId} className="inline-block pr-3">
            {quantity} × <strong>{lot?.lotNumber}</strong>
            {lot?.bestBefore ? <span className="text-muted"> {day(lot.bestBefore)}</span> : null}
          </span>
        )
      })}
    </p>
  )
}
