import { type Carrier, carrierNames, carriers } from '@haverhof/domain/orders'
import { useTranslations } from '#texts'
import { FormSelect, FormText } from '../../ui/form/fields'
import { SelectField } from '../../ui/select-field'
import { isParcelNumber } from './parcel-numbers'

/** Null while the carrier is not known. */
export type Parcel = { carrier: Carrier | null; parcelNumber: string }

const storageKey = 'office-carrier'

/** A packer uses the same carrier all day: the last one is chosen already. */
export function rememberedParcel(): Parcel {
  const remembered = carriers.find((carrier) => carrier === localStorage.getItem(storageKey))
  return { carrier: remembered ?? null, parcelNumber: '' }
}

export function rememberCarrier(carrier: Parcel['carrier']): void {
  localStorage.setItem(storageKey, carrier ?? '')
}

type Props = {
  /** What Enter in the number does where it does not send the form. */
  onEnter?: () => void
  autoFocus?: boolean
}

/** The carrier, and the number on the label, of the form around them. */
export function ParcelFields({ onEnter, autoFocus = false }: Props) {
  const t = useTranslations('office-shipping')
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[10rem_1fr]">
      <FormSelect name="carrier" label={t('carrier')} options={useCarriers()} />
      <FormText
        name="parcelNumber"
        label={t('parcelNumber')}
        hint={t('parcelHint')}
        autoComplete="off"
        autoFocus={autoFocus}
        onKeyDown={(press) => (press.key === 'Enter' ? onEnter?.() : undefined)}
      />
    </div>
  )
}

/** Several numbers may stand in one field, and one of them be none. */
export function useParcelProblems() {
  const t = useTranslations('office-shipping')
  return ({ parcelNumber }: Parcel) =>
    isParcelNumber(parcelNumber) ? [] : [{ parameter: 'parcelNumber', words: t('parcelProblem') }]
}

/** The call takes a list of numbers, which is typed into one field. */
export function parcelField(parameter: string): string {
  return parameter.startsWith('parcelNumbers') ? 'parcelNumber' : parameter
}

type CarrierProps = { carrier: Parcel['carrier']; onChange: (carrier: Parcel['carrier']) => void }

export function CarrierField({ carrier, onChange }: CarrierProps) {
  const t = useTranslations('office-shipping')
  return (
    <SelectField
      label={t('carrier')}
      value={carrier ?? ''}
      options={useCarriers()}
      onChange={(chosen) => onChange(chosen || null)}
    />
  )
}

function useCarriers() {
  const t = useTranslations('office-shipping')
  return [
    { value: '' as const, label: t('noCarrier') },
    ...carriers.map((value) => ({ value, label: carrierNames[value] })),
  ]
}
