export type AccountAddressRecord = {
  zipcode: string
  street: string
  streetNumber: string
  streetNumberAddition: string | null
  city: string
  countryId: number
}

/** The recipient of the bills, where it is not the customer; what is null is as in the account. */
export type BillingContactRecord = {
  firstName: string | null
  lastName: string | null
  phoneNumber: string | null
  emailAddress: string | null
}

export type AccountShippingRecord = {
  firstName: string | null
  lastName: string | null
  address: AccountAddressRecord | null
  /** 0 home delivery, 1 parcel shop; accounts from before it could be said have none. */
  shippingMethod?: 0 | 1
}
