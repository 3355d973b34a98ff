/** What can be done with many things at once. A new one gets its line in `tasks/kinds.ts`. */
export const taskKinds = ['ship-orders', 'retry-mails'] as const
export type TaskKind = (typeof taskKinds)[number]

/** How a session of staff began. */
export const signInWays = ['passkey', 'password', 'oidc', 'recovery', 'invitation'] as const
export type SignInWay = (typeof signInWays)[number]

/** The links that staff may have sent to a customer (CUSTOMERS-13). */
export const customerLinkKinds = ['account-reset', 'account-activation'] as const
export type CustomerLinkKind = (typeof customerLinkKinds)[number]

/** What staff may change of an account (CUSTOMERS-15). */
export const customerFields = ['firstName', 'lastName', 'phoneNumber'] as const
export type CustomerField = (typeof customerFields)[number]

/** What staff may change of where a parcel goes (ORDERS-26). */
export const addressFields = [
  'firstName',
  'lastName',
  'zipcode',
  'street',
  'streetNumber',
  'streetNumberAddition',
  'city',
] as const
