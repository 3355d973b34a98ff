export { keyQuestion, type NewKey, newKeyOptions, type RelyingParty } from './options.ts'
export { passkeyProblems, type PasskeyRefused } from './refusals.ts'
export { countsOnSql, verifyKey, verifyNewKey } from './verify.ts'
