import type { Refused } from '@haverhof/domain/shared'
import { notFound, type Problems } from '../../http/index.ts'

/** Why the address of an order stays (ORDERS-26). */
export const addressProblems = {
  'no-such-order': notFound('order').problem,
  'already-sent': { status: 409, title: 'The order has left the house or has been cancelled.' },
  'not-to-an-address': { status: 409, title: 'The order goes to a pickup point or a dealer.' },
} as const satisfies Problems<Refused>
