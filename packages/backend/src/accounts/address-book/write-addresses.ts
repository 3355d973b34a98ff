import { mostAddresses } from '@haverhof/domain/accounts'
import {
  type Missing,
  missing,
  refusal,
  type Result,
  success,
  type WrongFields,
} from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'
import { lockBook } from '../details/account-sides.ts'
import { type Defaults, defaultsOf, writeDefaults } from './defaults.ts'
import { entryColumns, entryValues, type EntryValues } from './entry-values.ts'
import { listAddresses } from './list-addresses.ts'
import type { BookEntryInputView, BookEntryView } from './schemas.ts'

type Owner = { userId: string }

/** One more address; the first one is where bills and goods go (ACCOUNTS-32). */
export async function addAddress(
  context: AppContext,
  { userId, input }: Owner & { input: BookEntryInputView },
): Promise<Result<{ addressId: string }, 'too-many-addresses' | Missing | WrongFields>> {
  const entry = await entryValues(context, input)
  if (!entry.ok) return entry
  return withBook(context, userId, async ({ rows }, book) => {
    if (book.length >= mostAddresses) return refusal('too-many-addresses')
    const [row] = await rows(insert, { ...entry.value, userId, now: context.now() })
    if (!row) return missing('account')
    const { addressId } = row
    await writeDefaults({ rows }, userId, wishedDefaults(defaultsOf(book), addressId, input))
    return success({ addressId })
  })
}

export async function changeAddress(
  context: AppContext,
  { userId, addressId, input }: Owner & { addressId: string; input: BookEntryInputView },
): Promise<Result<null, Missing | WrongFields>> {
  const entry = await entryValues(context, input)
  if (!entry.ok) return entry
  return withBook(context, userId, async ({ rows }, book) => {
    if (!book.some((each) => each.addressId === addressId)) return missing('address')
    await rows(change, { ...entry.value, userId, addressId, now: context.now() })
    await writeDefaults({ rows }, userId, wishedDefaults(defaultsOf(book), addressId, input))
    return success(null)
  })
}

/** Bills and goods that went there go to the oldest that is left. */
export async function removeAddress(
  context: AppContext,
  { userId, addressId }: Owner & { addressId: string },
): Promise<Result<null, Missing>> {
  return withBook(context, userId, async ({ rows }, book) => {
    if (!book.some((each) => each.addressId === addressId)) return missing('address')
    await rows(remove, { userId, addressId })
    const former = defaultsOf(book)
    const oldest = book.find((each) => each.addressId !== addressId)?.addressId ?? null
    const billingId = former.billingId === addressId ? oldest : former.billingId
    const deliveryId = former.deliveryId === addressId ? billingId : former.deliveryId
    await writeDefaults({ rows }, userId, { billingId, deliveryId })
    return success(null)
  })
}

/** An entry can be made a default; it stays one until another is. */
function wishedDefaults(
  former: Defaults,
  addressId: string,
  { isBillingDefault, isDeliveryDefault }: BookEntryInputView,
): Defaults {
  const billingId = isBillingDefault ? addressId : (former.billingId ?? addressId)
  return { billingId, deliveryId: isDeliveryDefault ? addressId : (former.deliveryId ?? billingId) }
}

/** The book is read after its lock: what others changed meanwhile counts. */
async function withBook<Outcome>(
  context: AppContext,
  userId: string,
  work: (transaction: Transaction, book: readonly BookEntryView[]) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(context, async (transaction) => {
    await lockBook(transaction, userId)
    return work(transaction, await listAddresses(transaction, userId))
  })
}

const insert = statement<EntryValues & { userId: string; now: Date }, { addressId: string }>(
  'accounts-add-address',
  `
    insert into account_address (user_id, ${entryColumns.list()}, created_at, changed_at)
    select user_id, ${entryColumns.values}, :now, :now from account where user_id = :userId returning address_id "addressId"`,
)

const change = statement<EntryValues & { userId: string; addressId: string; now: Date }>(
  'accounts-change-address',
  `
    update account_address set ${entryColumns.set}, changed_at = :now
    where address_id = :addressId and user_id = :userId`,
)

const remove = statement<{ userId: string; addressId: string }>(
  'accounts-remove-address',
  'delete from account_address where address_id = :addressId and user_id = :userId',
)
