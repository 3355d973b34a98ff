import { fieldLimits } from '@haverhof/domain/checkout'
import type { ComponentProps, FocusEvent } from 'react'
import { useTranslations } from '#texts'
import { TextField } from '../../ui/text-field'
import { splitStreet } from './split-street'

export type AddressValues = {
  /** The code of the country (`DE`), because that is what browsers fill in. */
  countryId: string
  street: string
  streetNumber: string
  streetNumberAddition: string
  zipcode: string
  city: string
}

type FieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'onBlur' | 'onChange' | 'ref' | 'error'>
type Name = Exclude<keyof AddressValues, 'countryId'>

/** The form that the address is part of. */
export type AddressForm = {
  field: (name: Name) => FieldProps
  get: (name: Name) => string
  set: (name: Name, value: string) => void
}

/** `section` says which of a person's addresses a browser fills in. */
type Props = { section: 'billing' | 'shipping'; form: AddressForm }

/** Street, number, postcode and city, in the order that envelopes in Europe have. */
export function AddressFields({ section, form }: Props) {
  const t = useTranslations('forms.fields')
  const { field } = form
  const street = field('street')
  const leaveStreet = (event: FocusEvent<HTMLInputElement>) => {
    if (!splitInto(form, event.currentTarget.value)) street.onBlur?.(event)
  }
  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-5 sm:grid-cols-12">
      <TextField
        {...street}
        onBlur={leaveStreet}
        label={t('street')}
        autoComplete={`${section} address-line1`}
        maxLength={fieldLimits.street + slack}
        className="col-span-6"
      />
      <TextField
        {...field('streetNumber')}
        label={t('streetNumber')}
        autoComplete="off"
        maxLength={fieldLimits.streetNumber + slack}
        className="col-span-3 max-[20em]:col-span-6"
      />
      <TextField
        {...field('streetNumberAddition')}
        label={t('streetNumberAddition')}
        optional={t('optional')}
        isOptionalHidden
        autoComplete={`${section} address-line2`}
        maxLength={fieldLimits.streetNumberAddition + slack}
        className="col-span-3 max-[20em]:col-span-6"
      />
      <TextField
        {...field('zipcode')}
        label={t('zipcode')}
        autoComplete={`${section} postal-code`}
        autoCapitalize="characters"
        maxLength={fieldLimits.zipcode + slack}
        className="col-span-3 max-[20em]:col-span-6 sm:col-span-4"
      />
      <TextField
        {...field('city')}
        label={t('city')}
        autoComplete={`${section} address-level2`}
        maxLength={fieldLimits.city + slack}
        className="col-span-6 sm:col-span-8"
      />
    </div>
  )
}

/** Room to paste too much and be told so, rather than to lose the end of it silently. */
const slack = 40

/** CHECKOUT-PAGES-6: a street that came with its number fills both fields, unless a number stands there already. */
function splitInto({ get, set }: AddressForm, line: string): boolean {
  const parts = splitStreet(line)
  if (!parts || get('streetNumber')) return false
  set('street', parts.street)
  set('streetNumber', parts.streetNumber)
  if (parts.streetNumberAddition) set('streetNumberAddition', parts.streetNumberAddition)
  return true
}
