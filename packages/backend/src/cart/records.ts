import type { DeliveryWishes } from '@haverhof/domain/delivery'

export type DeliveryWishesRecord = DeliveryWishes

/** As it is stored: with the place that the answers about the yard were given for; without one they count for any. */
export type StoredWishesRecord = DeliveryWishesRecord & { yardPlace?: string | null }

export type AddressRecord = {
  zipcode: string
  street: string
  streetNumber: string
  streetNumberAddition: string | null
  city: string
  countryId: number
}

export type BillingRecord = {
  firstName: string
  lastName: string
  phoneNumber: string | null
  emailAddress: string
  companyName: string | null
  vatNumber: string | null
  /** What the register of VAT numbers said when the number was given; null without a number. */
  vatNumberValid: 'valid' | 'invalid' | 'unavailable' | null
  address: AddressRecord
}

export type ShippingRecord = {
  firstName: string | null
  lastName: string | null
  address: AddressRecord | null
  /** 0 home delivery, 1 parcel shop. */
  shippingMethod: 0 | 1
  /** A dealer is to be chosen, who is then the cart's `dealerId`. */
  toDealer?: true
}

/** Gift card details are kept as the id of the card: number and pin are checked at once and never stored. */
export type PaymentChoiceRecord = {
  paymentMethodId: string | null
  issuer: string | null
  giftCardId: number | null
}
