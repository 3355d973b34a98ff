export type { Account, AccountState } from '../state/account-state'
export { openAccount, useAccount } from './open-account'
export { ownPath, signInPath } from './own-path'
export { signIn, signOut } from './sign-in'
