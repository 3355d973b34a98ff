import type { Account } from '../../../shared/account'
import { addressValues, emptyAddress } from '../../../shared/forms/address-values'
import type { CountryOption } from '../../../shared/forms/country-field'
import type { BillingValues } from './billing-values'

/** SIGN-IN-PAGES-11: what the account of a customer knows, as the billing form shows it. */
export function accountValues(
  account: Account | null,
  countries: readonly CountryOption[],
): BillingValues | null {
  if (!account) return null
  const { billing, companyName, vatNumber } = account
  return {
    firstName: billing?.firstName ?? account.firstName,
    lastName: billing?.lastName ?? account.lastName,
    emailAddress: billing?.emailAddress ?? account.emailAddress,
    phoneNumber: billing?.phoneNumber ?? account.phoneNumber ?? '',
    isCompany: companyName !== null,
    companyName: companyName ?? '',
    vatNumber: vatNumber ?? '',
    address: billing?.address ? addressValues(billing.address, countries) : emptyAddress(countries),
    keepAddress: true,
    newsletter: false,
    reminders: false,
    wantsAccount: false,
    password: '',
    passwordRepeat: '',
  }
}
