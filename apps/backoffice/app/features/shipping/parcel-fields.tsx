import { type Carrier, carrierNames, carriers } from '@haverhof/domain/orders'
import { useTranslations } from '#texts'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import { isParcelNumber } from './parcel-numbers'

export type Parcel = { carrier: Carrier | ''; parcelNumber: string }

type Props = { parcel: Parcel; onChange: (parcel: Parcel) => void; onEnter?: () => void; autoFocus?: boolean }

const storageKey = 'office-carrier'

/** Whoever packs uses the same carrier all day: the last one is chosen already. */
export function rememberedParcel(): Parcel {
  const known = carriers.find((carrier) => carrier === localStorage.getItem(storageKey))
  return { carrier: known ?? '', parcelNumber: '' }
}

export function rememberCarrier(carrier: Parcel['carrier']): void {
  localStorage.setItem(storageKey, carrier)
}

/** Who brings it, and the number on its label. */
export function ParcelFields({ parcel, onChange, onEnter, autoFocus = false }: Props) {
  const t = useTranslations('office-shipping')
  const { carrier, parcelNumber } = parcel
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[10rem_1fr]">
      <CarrierField carrier={carrier} onChange={(value) => onChange({ carrier: value, parcelNumber })} />
      <TextField
        label={t('parcelNumber')}
        hint={t('parcelHint')}
        error={isParcelNumber(parcelNumber) ? null : t('parcelProblem')}
        value={parcelNumber}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- everything is picked, the number is what comes next
        autoFocus={autoFocus}
        onChange={(value) => onChange({ carrier, parcelNumber: value })}
        onKeyDown={(press) => (press.key === 'Enter' ? onEnter?.() : undefined)}
      />
    </div>
  )
}

type CarrierProps = { carrier: Parcel['carrier']; onChange: (carrier: Parcel['carrier']) => void }

export function CarrierField({ carrier, onChange }: CarrierProps) {
  const t = useTranslations('office-shipping')
  const options = [
    { value: '' as const, label: t('noCarrier') },
    ...carriers.map((value) => ({ value, label: carrierNames[value] })),
  ]
  return <SelectField label={t('carrier')} value={carrier} options={options} onChange={onChange} />
}
