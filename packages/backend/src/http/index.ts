export { networkOf } from './client-ip.ts'
export { addHeader, neverStored } from './headers.ts'
export { BodyId, IdempotencyHeaders, IdParameter, IdPath, json, MailedToken } from './parameters.ts'
export { refuseFields } from './refuse-fields.ts'
export { badInput, failures, notFound, Refusal } from './problem.ts'
export {
  type ApiEnv,
  createRouter,
  type Customer,
  type Reach,
  type Router,
  type StaffCaller,
} from './router.ts'
export { askedLanguage } from './scope.ts'
