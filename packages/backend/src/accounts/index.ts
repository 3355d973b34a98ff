export { type NewAccount, openAccount } from './open-account.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
