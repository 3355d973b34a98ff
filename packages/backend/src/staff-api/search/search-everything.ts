import { readSampleCode } from '@haverhof/domain/laboratory'
import { readAccountTexts } from '../../accounts/index.ts'
import { findPacks } from '../../catalogue/index.ts'
import type { Database } from '../../database/index.ts'
import type { StaffCaller } from '../../http/index.ts'
import { readBenchSample } from '../../laboratory/index.ts'
import { findWaitingWithdrawals, listLots, listOrders } from '../../orders/index.ts'
import { readReturnForStaff } from '../../returns/index.ts'
import { callerWith, findMembers } from '../../staff/index.ts'
import { findOrders } from '../shared/search/find-orders.ts'
import { findAccountsByWords } from '../shared/search/find-words.ts'

type Reader = Pick<Database, 'rows'>

const mostOfKind = 6

/** Everything that matches these words and that the member may see; a few of each kind, the newest first (STAFF-30). */
export async function searchEverything(reader: Reader, typed: string, caller: StaffCaller) {
  const text = typed.trim()
  const [orders, customers, packs, lots, samples, returns, withdrawals, staff] = await Promise.all([
    foundOrders(reader, text, caller),
    foundCustomers(reader, text, caller),
    callerWith(caller, 'stock.read') ? findPacks(reader, text) : [],
    foundLots(reader, text, caller),
    foundSamples(reader, text, caller),
    foundReturns(reader, text, caller),
    foundWithdrawals(reader, text, caller),
    callerWith(caller, 'staff.edit') ? findMembers(reader, { typed: text, limit: mostOfKind }) : [],
  ])
  return { orders, customers, packs, lots, samples, returns, withdrawals, staff }
}

async function foundOrders(reader: Reader, text: string, whole: StaffCaller) {
  const caller = callerWith(whole, 'orders.read')
  const orderIds = caller ? await findOrders(reader, text, caller) : []
  if (!caller || orderIds.length === 0) return []
  const filter = { ...everyOrder, siteIds: caller.siteIds, orderIds }
  const { rows } = await listOrders(reader, filter, { after: end, limit: mostOfKind })
  return rows.map(({ orderId, siteId, status, firstName, lastName, totalCents, orderedAt }) => ({
    orderId,
    siteId,
    status,
    name: `${firstName} ${lastName}`.trim(),
    totalCents,
    orderedAt: new Date(orderedAt).toISOString(),
  }))
}

async function foundCustomers(reader: Reader, typed: string, whole: StaffCaller) {
  const caller = callerWith(whole, 'customers.read')
  if (!caller) return []
  const { siteIds } = caller
  const accountIds = await findAccountsByWords(reader, { typed, siteIds, withContact: true })
  const userIds = accountIds.slice(0, mostOfKind)
  const accounts = userIds.length > 0 ? await readAccountTexts(reader, { userIds, siteIds }) : []
  return accounts
    .toSorted((one, other) => userIds.indexOf(one.userId) - userIds.indexOf(other.userId))
    .map(({ userId, siteId, firstName, lastName, emailAddress }) => {
      return { userId, siteId, name: `${firstName} ${lastName}`, emailAddress }
    })
}

async function foundLots(reader: Reader, lotNumber: string, caller: StaffCaller) {
  if (!callerWith(caller, 'stock.read')) return []
  const lots = await listLots(reader, { lotNumber }, { afterId: 0, limit: mostOfKind })
  return lots.map(({ lotId, variantId, lotNumber: number, state }) => {
    return { lotId, variantId, lotNumber: number, state }
  })
}

async function foundSamples(reader: Reader, typed: string, whole: StaffCaller) {
  const caller = callerWith(whole, 'samples.read')
  const scanned = readSampleCode(typed)
  if (!caller || !scanned || !('sampleId' in scanned)) return []
  const { sampleId } = scanned
  const sample = await readBenchSample(reader, { sampleId, siteIds: caller.siteIds })
  return sample ? [{ sampleId, name: sample.sampleName, status: sample.status }] : []
}

async function foundReturns(reader: Reader, typed: string, whole: StaffCaller) {
  const caller = callerWith(whole, 'returns.read')
  const returnId = Number(/^#?(\d{1,9})$/.exec(typed)?.[1] ?? 0)
  if (!caller || returnId === 0) return []
  const productReturn = await readReturnForStaff(reader, { returnId, siteIds: caller.siteIds })
  if (!productReturn) return []
  const { orderId, siteId, customerName: name, status } = productReturn
  return [{ returnId, orderId, siteId, name, status }]
}

async function foundWithdrawals(reader: Reader, typed: string, whole: StaffCaller) {
  const caller = callerWith(whole, 'withdrawals.decide')
  if (!caller) return []
  const query = { typed, siteIds: caller.siteIds, limit: mostOfKind }
  const withdrawals = await findWaitingWithdrawals(reader, query)
  return withdrawals.map(({ withdrawalId, siteId, fullName: name, state }) => ({
    withdrawalId,
    siteId,
    name,
    state,
  }))
}

const end = { at: new Date('9999-01-01T00:00:00Z'), id: 2_147_483_647 }

const everyOrder = {
  status: null,
  isRepeated: null,
  siteId: null,
  country: null,
  paymentMethodId: null,
  deliveryKind: null,
  from: new Date(0),
  until: end.at,
}
