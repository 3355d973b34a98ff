import type { AccountFields } from '@haverhof/domain/accounts'
import type { Account } from '../account-types'

/** The part of the details that the rules judge; addresses have a book of their own. */
export function accountFields(account: Account): AccountFields {
  const { firstName, lastName, phoneNumber, mobile, companyName, vatNumber } = account
  return { firstName, lastName, phoneNumber, mobile, companyName, vatNumber, billing: null, shipping: null }
}
