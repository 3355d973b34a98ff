import type { Context } from 'hono'
import { type ApiEnv, type Customer, Refusal } from '../http/index.ts'

/** The customer of a call that nobody else may make. */
export function requireCustomer(c: Context<ApiEnv>): Customer {
  const { customer } = c.var
  if (customer) return customer
  throw new Refusal({ status: 401, code: 'sign-in-needed', title: 'Please sign in first.' })
}
