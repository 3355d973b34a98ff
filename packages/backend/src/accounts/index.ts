export { listAddresses } from './address-book/list-addresses.ts'
export { keepOrderAddresses, type OrderAddresses } from './address-book/keep-order-addresses.ts'
export { addressFields, addressRecord } from './details/address-fields.ts'
export { Address, AddressInput, ShippingMethod } from './address-schemas.ts'
export { authenticationRoutes } from './authentication-routes.ts'
export type { AccountHooks, ConfirmedMailbox } from './hooks.ts'
export { readAccountForMail } from './mails/read-account-for-mail.ts'
export { knownBuyer } from './details/known-buyer.ts'
export { numberProblems } from './details/number-problems.ts'
export { emptyProfile } from './details/profile-columns.ts'
export { type AccountOwner, lockAccount, removeAccount } from './details/remove-account.ts'
export { openAccount } from './registration/open-account.ts'
export { hashPassword, nobodysHash, verifyPassword } from './password/passwords.ts'
export { type OwnerRefused, requireOwner } from './password/require-password.ts'
export { accountProblems } from './refusals.ts'
export { passkeyRoutes } from './passkey-routes.ts'
export { listPasskeys } from './passkeys/own-passkeys.ts'
export { accountRoutes } from './routes.ts'
export { registrationSecret } from './links/prove-registration.ts'
export { clearSessionCookie, writeSecretCookie } from './sessions/cookies.ts'
export { findCustomer, requireCustomer } from './sessions/find-customer.ts'
export { type AccountTexts, listAccountTexts, readAccountTexts } from './details/account-texts.ts'
export { accountNames } from './staff/account-names.ts'
export { changeForCustomer, checkForCustomer } from './staff/change-for-customer.ts'
export { sendCustomerLink, signOutCustomer } from './staff/help-customer.ts'
export {
  accountsByIds,
  accountsOfMailbox,
  countAccounts,
  newestAccounts,
  type StaffAccount,
} from './staff/list-accounts.ts'
export { type AccountOfStaff, readStaffAccount } from './staff/read-staff-account.ts'
export { accountRetention } from './sessions/sessions.ts'
