import { type AccountFields, optionalFields, requiredFields } from '@haverhof/domain/accounts'
import { recordOf } from '@haverhof/domain/shared'
import type { Account } from '../account-types'

/** The part of the details that the rules judge; addresses have a book of their own. */
export function accountFields(account: Account): AccountFields {
  return {
    ...recordOf(requiredFields, (field) => account[field]),
    ...recordOf(optionalFields, (field) => account[field]),
    billing: null,
    shipping: null,
  }
}
