import { type AccountFields, optionalFields, requiredFields } from '@haverhof/domain/accounts'
import { recordOf } from '@haverhof/domain/shared'
import { addressFields, isEmptyAddress } from './address-fields.ts'
import type { AccountDetails } from './details.ts'
import { emptyProfile } from './profile-columns.ts'
import type { DetailsInput } from '../schemas.ts'

export type StoredDetails = Omit<AccountDetails, 'vatNumberValid'>

type Address = NonNullable<DetailsInput['billing']>['address']

/** An account without details. */
export const noDetails: StoredDetails = { ...emptyProfile, billing: null, shipping: null }

/** What is mentioned takes the place of what was there (ACCOUNTS-31). */
export function mergeDetails(stored: StoredDetails, input: DetailsInput): AccountFields {
  return {
    ...recordOf(requiredFields, (field) => input[field] ?? stored[field]),
    ...recordOf(optionalFields, (field) => input[field] ?? stored[field]),
    billing: billingOf(stored.billing, input.billing),
    shipping: shippingOf(stored.shipping, input.shipping),
  }
}

function billingOf(
  stored: StoredDetails['billing'],
  sent: DetailsInput['billing'],
): AccountFields['billing'] {
  if (!sent) return stored
  return {
    firstName: sent.firstName ?? stored?.firstName ?? null,
    lastName: sent.lastName ?? stored?.lastName ?? null,
    phoneNumber: sent.phoneNumber ?? stored?.phoneNumber ?? null,
    emailAddress: sent.emailAddress ?? stored?.emailAddress ?? null,
    address: addressOf(stored?.address, sent.address),
  }
}

function shippingOf(
  stored: StoredDetails['shipping'],
  sent: DetailsInput['shipping'],
): AccountFields['shipping'] {
  const { shippingMethod = 0 } = stored ?? {}
  if (!sent) return stored && { ...stored, shippingMethod }
  return {
    firstName: sent.firstName ?? stored?.firstName ?? null,
    lastName: sent.lastName ?? stored?.lastName ?? null,
    address: addressOf(stored?.address, sent.address),
    shippingMethod: sent.shippingMethod ?? shippingMethod,
  }
}

/** An address is replaced as a whole: half of the old one would make a third. */
function addressOf(stored: Parameters<typeof addressFields>[0], sent: Address) {
  const address = sent ?? stored
  return address && !isEmptyAddress(address) ? addressFields(address) : null
}
