import { z } from 'zod'
import type { AppContext } from '../app-context.ts'
import { purposes } from './consent.ts'
import { requestSubscription } from './request-subscription.ts'

const Wish = z.object({
  siteId: z.int(),
  languageId: z.int(),
  emailAddress: z.string(),
  /** Missing in jobs of an earlier release. */
  purposes: z.array(z.enum(purposes)).default(['newsletter']),
})

/** The wishes that came with an order. A mailbox that was asked often enough this hour is left in peace. */
export async function requestSubscriptionOfOrder(context: AppContext, payload: unknown): Promise<void> {
  await requestSubscription(context, Wish.parse(payload))
}
