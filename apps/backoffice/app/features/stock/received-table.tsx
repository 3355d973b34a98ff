import { useId } from 'react'
import { useTranslations } from '#texts'
import { IconButton } from '../../ui/button'
import { controlLook } from '../../ui/control-look'
import { useField } from '../../ui/form/use-form'
import { PieceField } from '../../ui/piece-field'
import type { ReceivedLine } from './received-lines'

const mostPieces = 1_000_000

/** What is on the pallet: pieces, lot and date can be typed where the label does not say them. */
export function ReceivedTable() {
  const t = useTranslations('office-stock')
  const { value: lines, set } = useField<readonly ReceivedLine[]>('lines', t('receive.lines'))
  const heads = [t('pack'), t('receive.amount'), t('receive.lot'), t('columns.bestBefore')]
  return (
    <table aria-label={t('receive.lines')} className="bg-surface border-line rounded-card w-full border">
      <thead>
        <tr className="text-muted border-line border-b text-left text-xs">
          {heads.map((head) => (
            <th key={head} scope="col" className="px-3 py-2 font-semibold">
              {head}
            </th>
          ))}
          <th>
            <span className="sr-only">{t('remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <ReceivedRow
            // Lines of one pack are told apart by where they stand: their lot is being typed.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={`${line.variantId}-${lines.length - index}`}
            name={`lines.${index}`}
            line={line}
            onRemove={() => set(lines.toSpliced(index, 1))}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { name: string; line: ReceivedLine; onRemove: () => void }

function ReceivedRow({ name: field, line, onRemove }: RowProps) {
  const t = useTranslations('office-stock')
  const { article, title, pack, amount, lotNumber, bestBefore } = line
  const name = `${title} ${pack}`
  const { set, problem } = useField<ReceivedLine>(field, name)
  const onChange = (changes: Partial<ReceivedLine>) => set({ ...line, ...changes })
  const id = useId()
  const mark = problem ? { 'aria-invalid': true, 'aria-describedby': id } : {}
  return (
    <tr data-field={field} className="border-line border-b last:border-b-0">
      <td className="px-3 py-2">
        <p className="font-medium">{name}</p>
        <p className="text-muted text-sm">{article}</p>
        {problem ? (
          <p id={id} role="alert" className="text-danger text-sm font-medium">
            {problem.words}
          </p>
        ) : null}
      </td>
      <td className="px-3 py-2">
        <PieceField
          label={t('receive.amountOf', { name })}
          value={amount}
          min={1}
          max={mostPieces}
          onChange={(pieces) => onChange({ amount: pieces })}
        />
      </td>
      <td className="px-3 py-2">
        <input
          aria-label={t('receive.lotOf', { name })}
          value={lotNumber}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => onChange({ lotNumber: event.target.value })}
          className={`${controlLook} min-w-28`}
          {...mark}
        />
      </td>
      <td className="px-3 py-2">
        <input
          type="date"
          aria-label={t('receive.dateOf', { name })}
          value={bestBefore}
          onChange={(event) => onChange({ bestBefore: event.target.value })}
          className={controlLook}
          {...mark}
        />
      </td>
      <td className="pr-2">
        <IconButton icon="trash" label={t('receive.removeLine', { name })} onPress={onRemove} />
      </td>
    </tr>
  )
}
