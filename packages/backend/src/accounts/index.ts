export { hashPassword, verifyPassword } from './passwords.ts'
