export type { Account, AccountState } from '../state/account-state'
export { openAccount, useAccount } from './open-account'
export { ownPath, returnPath, signInPath, withReturn } from './own-path'
export { signIn, signInByLink, signInByPasskey, signOut } from './sign-in'
