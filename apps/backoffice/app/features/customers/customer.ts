import type { StaffSchemas } from '../../platform/api'

export type ListedCustomer = StaffSchemas['ListedCustomer']
export type Customer = StaffSchemas['StaffCustomer']
export type RepeatDelivery = Customer['repeatDeliveries'][number]
export type ChangedRepeat = StaffSchemas['ChangedRepeatDelivery']
export type Account = Customer['account']

export const customerPath = (userId: string) => `/customers/${userId}`

export function nameOf({
  firstName,
  lastName,
  emailAddress,
}: Pick<Account, 'firstName' | 'lastName' | 'emailAddress'>): string {
  return `${firstName} ${lastName}`.trim() || emailAddress
}
