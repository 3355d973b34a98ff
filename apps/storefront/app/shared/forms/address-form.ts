import type { ComponentProps } from 'react'
import type { TextField } from '../../ui/text-field'

export type AddressValues = {
  /** The code of the country (`DE`), because that is what browsers fill in. */
  countryId: string
  street: string
  streetNumber: string
  streetNumberAddition: string
  zipcode: string
  city: string
}

export type AddressFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'onBlur' | 'onChange' | 'ref' | 'error'
>
type Name = Exclude<keyof AddressValues, 'countryId'>

/** The form that the address is part of. */
export type AddressForm = {
  field: (name: Name) => AddressFieldProps
  get: (name: Name) => string
  set: (name: Name, value: string) => void
}
