import { centsOfPieces } from '@haverhof/domain/orders'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { PieceField } from '../../ui/piece-field'
import type { RefundDraft } from './refund-draft'
import type { Refundable } from './use-refundable'

type Props = {
  lines: Refundable['lines']
  pieces: RefundDraft['pieces']
  /** Without it the pieces are settled: those of a return. */
  onChange?: (lineNumber: number, quantity: number) => void
}

/** The lines of the order with what is left of each, and how many pieces go back. */
export function RefundLines({ lines, pieces, onChange }: Props) {
  const t = useTranslations('office-refunds')
  const { cents } = useFormats()
  const first = lines.find(({ quantity }) => quantity > 0)?.lineNumber
  return (
    <table className="w-full" aria-label={t('how')}>
      <thead>
        <tr className="text-muted border-line border-b text-left text-xs">
          <th className="py-1.5 pr-3 font-semibold">{t('columns.product')}</th>
          <th className="px-3 py-1.5 text-right font-semibold">{t('columns.left')}</th>
          <th className="px-3 py-1.5 text-center font-semibold">{t('columns.pieces')}</th>
          <th className="w-24 py-1.5 pl-3 text-right font-semibold">{t('columns.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { lineNumber, description, quantity, leftCents } = line
          const chosen = pieces[lineNumber] ?? 0
          return (
            <tr key={lineNumber} className="border-line border-b">
              <td className="py-1.5 pr-3">{description}</td>
              <td className="px-3 py-1.5 text-right whitespace-nowrap">
                {quantity} × <span className="text-muted">{cents(leftCents)}</span>
              </td>
              <td className="px-3 py-1.5 text-center whitespace-nowrap">
                {onChange && quantity > 0 ? (
                  <PieceField
                    label={description}
                    value={chosen}
                    max={quantity}
                    onChange={(next) => onChange(lineNumber, next)}
                    autoFocus={lineNumber === first}
                  />
                ) : (
                  chosen
                )}
              </td>
              <td className="py-1.5 pl-3 text-right">
                {chosen > 0 ? cents(centsOfPieces(line, chosen)) : '–'}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
