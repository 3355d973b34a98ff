export { type NewAccount, openAccount } from './open-account.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
export { createQueue } from './queue.ts'
export { requireCustomer } from './require-customer.ts'
