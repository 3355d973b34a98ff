export { keyQuestion, type NewKey, newKeyOptions, type RelyingParty } from './options.ts'
export { countsOnSql, passkeyRefused, verifyKey, verifyNewKey } from './verify.ts'
