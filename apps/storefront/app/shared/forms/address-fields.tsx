import { fieldLimits } from '@haverhof/domain/checkout'
import type { FocusEvent } from 'react'
import { useTranslations } from '#texts'
import { TextField } from '../../ui/text-field'
import type { AddressFieldProps, AddressForm } from './address-form'
import type { CountryOption } from './country-field'
import { splitStreet } from './split-street'
import { useAddressLookup } from './use-address-lookup'

type Props = {
  /** Which of a person's addresses a browser fills in. */
  section: 'billing' | 'shipping'
  form: AddressForm
  /** The country of the address: it decides about the order of the fields, and where they are looked up. */
  country?: CountryOption | null
}

/** Where postcode and number alone name a house. */
const postcodeFirst = new Set(['NL'])

/** Postcode and number first where they name the house, otherwise in the order that envelopes in Europe have (CHECKOUT-PAGES-31). */
export function AddressFields({ section, form, country = null }: Props) {
  const lookUp = useAddressLookup(form, country)
  const parts = { section, form, lookUp }
  const isPostcodeFirst = postcodeFirst.has(country?.regionCode ?? '')
  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-5 sm:grid-cols-12">
      {isPostcodeFirst ? <ZipcodeField {...parts} className="col-span-6 sm:col-span-6" /> : null}
      {isPostcodeFirst ? null : <StreetField {...parts} />}
      <NumberFields {...parts} />
      {isPostcodeFirst ? (
        <StreetField {...parts} />
      ) : (
        <ZipcodeField {...parts} className="col-span-3 max-[20em]:col-span-6 sm:col-span-4" />
      )}
      <CityField {...parts} className={isPostcodeFirst ? 'col-span-6' : 'col-span-6 sm:col-span-8'} />
    </div>
  )
}

type PartProps = { section: Props['section']; form: AddressForm; lookUp: () => void; className?: string }

/** What a field does when it is left, and then the question about the address. */
function leaving(field: AddressFieldProps, lookUp: () => void): AddressFieldProps {
  return {
    ...field,
    onBlur: (event) => {
      field.onBlur?.(event)
      lookUp()
    },
  }
}

function StreetField({ section, form }: PartProps) {
  const t = useTranslations('forms.fields')
  const street = form.field('street')
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!splitInto(form, event.currentTarget.value)) street.onBlur?.(event)
  }
  return (
    <TextField
      {...street}
      onBlur={leave}
      label={t('street')}
      autoComplete={`${section} address-line1`}
      maxLength={fieldLimits.street + slack}
      className="col-span-6"
    />
  )
}

function NumberFields({ section, form, lookUp }: PartProps) {
  const t = useTranslations('forms.fields')
  return (
    <>
      <TextField
        {...leaving(form.field('streetNumber'), lookUp)}
        label={t('streetNumber')}
        autoComplete="off"
        maxLength={fieldLimits.streetNumber + slack}
        className="col-span-3 max-[20em]:col-span-6"
      />
      <TextField
        {...form.field('streetNumberAddition')}
        label={t('streetNumberAddition')}
        optional={t('optional')}
        isOptionalHidden
        autoComplete={`${section} address-line2`}
        maxLength={fieldLimits.streetNumberAddition + slack}
        className="col-span-3 max-[20em]:col-span-6"
      />
    </>
  )
}

function ZipcodeField({ section, form, lookUp, className }: PartProps) {
  const t = useTranslations('forms.fields')
  return (
    <TextField
      {...leaving(form.field('zipcode'), lookUp)}
      label={t('zipcode')}
      autoComplete={`${section} postal-code`}
      autoCapitalize="characters"
      maxLength={fieldLimits.zipcode + slack}
      className={className}
    />
  )
}

function CityField({ section, form, className }: PartProps) {
  const t = useTranslations('forms.fields')
  return (
    <TextField
      {...form.field('city')}
      label={t('city')}
      autoComplete={`${section} address-level2`}
      maxLength={fieldLimits.city + slack}
      className={className}
    />
  )
}

/** Room to paste too much and be told so, rather than to lose the end of it silently. */
const slack = 40

/** A street that came with its number fills both fields, unless a number stands there already (CHECKOUT-PAGES-6). */
function splitInto({ get, set }: AddressForm, line: string): boolean {
  const parts = splitStreet(line)
  if (!parts || get('streetNumber')) return false
  set('street', parts.street)
  set('streetNumber', parts.streetNumber)
  if (parts.streetNumberAddition) set('streetNumberAddition', parts.streetNumberAddition)
  return true
}
