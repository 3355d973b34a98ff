import { useTranslations } from '#texts'
import { amountText } from '../../shared/prices/amount-text'
import { useFormats } from '../../shared/prices/formats'

export type TableValue = { key: string; label: string; amount: number; unit: string; note?: string | null }

type Props = {
  caption: string
  values: readonly TableValue[]
  /** What the figures come to in a word; stands above them. */
  word?: { name: string; label: string } | null | undefined
}

/** Names and figures with their units. */
export function ValueTable({ caption, values, word }: Props) {
  const t = useTranslations('catalogue')
  const formats = useFormats()
  return (
    <table className="w-full text-sm">
      <caption className="pb-2 text-left text-base font-semibold">{caption}</caption>
      <tbody>
        {word && (
          <tr className="border-line border-t">
            <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
              {word.name}
            </th>
            <td className="py-2 text-right">{word.label}</td>
          </tr>
        )}
        {values.map(({ key, label, amount, unit, note }) => (
          <tr key={`${key} ${note ?? ''}`} className="border-line border-t">
            <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
              {label}
              {note && <span className="text-muted"> ({note})</span>}
            </th>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">
              {amountText({ amount, unit }, formats, t)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
