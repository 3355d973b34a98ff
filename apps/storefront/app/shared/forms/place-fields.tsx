import type { ReactNode } from 'react'
import { AddressFields } from './address-fields'
import type { AddressValues } from './address-form'
import { countryOf } from './address-values'
import { CountryField, type CountryOption } from './country-field'
import { asTyped, type ShopForm, useWatch } from './use-shop-form'

type Located = { address: AddressValues }

type PlaceProps<Values extends Located> = {
  section: 'billing' | 'shipping'
  shopForm: Pick<ShopForm<Values>, 'form' | 'field'>
  countries: readonly CountryOption[]
  /** Between the country, which decides about the rest, and the address in it. */
  children?: ReactNode
}

/** Where something goes: the country, then the address in the order that is usual there. */
export function PlaceFields<Values extends Located>({
  section,
  shopForm,
  countries,
  children,
}: PlaceProps<Values>) {
  // Whatever else the form asks, its address is under one name.
  const { form, field } = shopForm as unknown as Pick<ShopForm<Located>, 'form' | 'field'>
  const region = useWatch({ control: form.control, name: 'address.countryId' }) as string | undefined
  return (
    <>
      <CountryField {...field('address.countryId')} section={section} countries={countries} />
      {children}
      <AddressFields
        section={section}
        country={chosenCountry(countries, region)}
        form={{
          field: (name) => field(`address.${name}`),
          get: (name) => form.getValues(`address.${name}`),
          set: (name, value) => form.setValue(`address.${name}`, value, asTyped),
        }}
      />
    </>
  )
}

/** Until something is filled in, the first of the list stands in the field. */
export function chosenCountry(
  countries: readonly CountryOption[],
  region: string | undefined,
): CountryOption | null {
  return region ? countryOf(countries, region) : (countries[0] ?? null)
}
