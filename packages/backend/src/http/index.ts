export { IdParameter, IdPath, json } from './parameters.ts'
export { neverStored } from './never-stored.ts'
export { badInput, failures, notFound, Problem, Refusal } from './problem.ts'
export { type ApiEnv, createRouter, type Customer, type Router } from './router.ts'
