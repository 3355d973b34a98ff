export type AccountAddressRecord = {
  zipcode: string
  street: string
  streetNumber: string
  streetNumberAddition: string | null
  city: string
  countryId: number
}

export type AccountShippingRecord = {
  firstName: string | null
  lastName: string | null
  address: AccountAddressRecord | null
}
