import { recordOf } from '../shared/index.ts'
import { profileFields, profileRules } from './profile.ts'

/** The longest text each field takes (CHECKOUT-6). */
export const fieldLimits = {
  ...recordOf(profileFields, (field) => profileRules[field].maxLength),
  emailAddress: 254,
  zipcode: 10,
  street: 80,
  streetNumber: 10,
  streetNumberAddition: 10,
  city: 60,
  sampleName: 40,
  discountCode: 40,
  zipcodeOrCity: 60,
  /** The owner's own word for an address. */
  name: 40,
  /** For the driver. */
  remark: 140,
} as const

export type LimitedField = keyof typeof fieldLimits
