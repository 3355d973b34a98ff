/** What can be done with many things at once. A new one gets its line in `tasks/kinds.ts`. */
export const taskKinds = ['ship-orders', 'retry-mails'] as const
export type TaskKind = (typeof taskKinds)[number]

/** How a session of staff began. */
export const signInWays = ['passkey', 'password', 'oidc', 'recovery', 'invitation'] as const
export type SignInWay = (typeof signInWays)[number]

/** CUSTOMERS-13: the links that staff may have sent to a customer. */
export const customerLinkKinds = ['account-reset', 'account-activation'] as const
export type CustomerLinkKind = (typeof customerLinkKinds)[number]

/** CUSTOMERS-15: what staff may change of an account. */
export const customerFields = ['firstName', 'lastName', 'phoneNumber'] as const
export type CustomerField = (typeof customerFields)[number]

/** ORDERS-26: what staff may change of where a parcel goes. */
export const addressFields = [
  'firstName',
  'lastName',
  'zipcode',
  'street',
  'streetNumber',
  'streetNumberAddition',
  'city',
] as const
