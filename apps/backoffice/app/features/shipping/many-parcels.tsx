import { useRef } from 'react'
import { useTranslations } from '#texts'
import { TextField } from '../../ui/text-field'
import { useStrayKeys } from '../../ui/use-stray-keys'
import { CarrierField } from './parcel-fields'
import type { ManyParcelsState } from './use-many-parcels'

type Props = {
  orderIds: readonly number[]
  parcels: ManyParcelsState
  /** Enter after the last number. */
  onEnd: () => void
}

/** A line for each order: its parcel number is typed or scanned, and Enter goes to the next (SHIPMENTS-8). */
export function ManyParcels({ orderIds, parcels, onEnd }: Props) {
  const t = useTranslations('office-shipping')
  const list = useRef<HTMLOListElement>(null)
  const fields = () => [...(list.current?.querySelectorAll('input') ?? [])]
  // The scanner ends with Enter: on the button that sends them all it would be a press.
  useStrayKeys(() => fields().find(({ value }) => value === '') ?? fields().at(-1), true)
  const next = (index: number) => {
    const field = fields()[index + 1]
    if (field) field.focus()
    else onEnd()
  }
  if (orderIds.length === 0) return null
  return (
    <section aria-labelledby="many-parcels" className="grid gap-3">
      <div>
        <h2 id="many-parcels" className="font-semibold">
          {t('many.parcels')}
        </h2>
        <p className="text-muted text-sm">{t('many.parcelsHint')}</p>
      </div>
      <div className="max-w-40">
        <CarrierField carrier={parcels.carrier} onChange={parcels.setCarrier} />
      </div>
      <ol ref={list} className="grid gap-2">
        {orderIds.map((orderId, index) => (
          <li key={orderId} className="grid grid-cols-[6rem_1fr] items-start gap-2">
            <span className="py-1 font-semibold">{orderId}</span>
            <TextField
              label={t('many.numberOf', { number: String(orderId) })}
              isLabelHidden
              autoComplete="off"
              value={parcels.numberOf(orderId)}
              error={parcels.problemOf(orderId)}
              onChange={(number) => parcels.setNumber(orderId, number)}
              onKeyDown={(press) => {
                if (press.key !== 'Enter') return
                // Else the button that has the focus now would take the same Enter for its own.
                press.preventDefault()
                next(index)
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
