export { challengeRetention } from './challenges.ts'
export { counterMovesOn, type OwnPasskey, ownPasskeyColumns } from './own-passkeys.ts'
export {
  type KeyOptions,
  keyOptions,
  type NewKey,
  newKeyOptions,
  type Question,
  verifyKey,
  verifyNewKey,
} from './passkeys.ts'
export { passkeyProblems, type PasskeyRefused } from './refusals.ts'
export { keyAnswers, Passkey, PasskeyOptions, passkeyViews } from './schemas.ts'
