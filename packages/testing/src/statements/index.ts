export { differences } from './compare.ts'
export { type Described, statementDescriber } from './describe-statement.ts'
export { kindInJson } from './kinds.ts'
export { type Claim, readClaims } from './read-claims.ts'
