export { networkOf } from './client-ip.ts'
export { addHeader, neverStored } from './headers.ts'
export {
  BodyId,
  IdempotencyHeaders,
  IdParameter,
  IdPath,
  itemRoute,
  json,
  jsonBody,
  listRoute,
  MailedToken,
} from './parameters.ts'
export { busyProblem, failures, Refusal } from './problem.ts'
export { badInput, notFound, type Problems, refuseFields, unwrap } from './refusals.ts'
export {
  type ApiEnv,
  createRouter,
  type Customer,
  type Reach,
  type Router,
  type StaffCaller,
} from './router.ts'
export { askedLanguage } from './scope.ts'
