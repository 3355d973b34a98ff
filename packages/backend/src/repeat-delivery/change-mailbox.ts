import { foldEmailAddress } from '@haverhof/domain/checkout'
import { changeDeliveryMailbox } from '../cart/index.ts'
import { statement, type Transaction } from '../database/index.ts'

/** Folded, both. */
type Mailbox = { userId: string; formerAddress: string; emailAddress: string }

/**
 * The mailbox of an account is another one, and so is that of the bills that named it, for what is taken already too: the mails
 * of an order hold its key, which belongs in no mailbox that its customer has left (REPEAT-26).
 */
export async function changeRepeatMailbox(
  transaction: Transaction,
  { userId, formerAddress, emailAddress }: Mailbox,
): Promise<void> {
  const repeats = await transaction.rows(lock, { userId })
  const repeatDeliveryIds = repeats
    .filter((repeat) => foldEmailAddress(repeat.emailAddress) === formerAddress)
    .map(({ repeatDeliveryId }) => repeatDeliveryId)
  if (repeatDeliveryIds.length === 0) return
  await transaction.rows(change, { repeatDeliveryIds, emailAddress })
  const taken = await transaction.rows(findTaken, { repeatDeliveryIds })
  await changeDeliveryMailbox(transaction, { cartIds: taken.map(({ cartId }) => cartId), emailAddress })
}

const lock = statement<{ userId: string }, { repeatDeliveryId: number; emailAddress: string }>(
  'repeat-lock-running',
  `
    select repeat_delivery_id "repeatDeliveryId", billing->>'emailAddress' "emailAddress" from repeat_delivery
    where user_id = :userId and state <> 'ended' order by repeat_delivery_id for no key update`,
)

const change = statement<{ repeatDeliveryIds: readonly number[]; emailAddress: string }>(
  'repeat-change-mailbox',
  `
    update repeat_delivery set version = version + 1,
      billing = jsonb_set(billing, '{emailAddress}', to_jsonb(:emailAddress::text))
    where repeat_delivery_id = any(:repeatDeliveryIds::int[])`,
)

const findTaken = statement<{ repeatDeliveryIds: readonly number[] }, { cartId: string }>(
  'repeat-taken-of-some',
  `
    select cart_id "cartId" from repeat_delivery_order
    where repeat_delivery_id = any(:repeatDeliveryIds::int[]) and state = 'taken' and order_id is null`,
)
