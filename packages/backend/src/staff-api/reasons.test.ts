import {
  type BuyerOptions,
  deliverStock,
  germanBilling,
  startMember,
  startTestShop,
  type TestMember,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendWaitingMails } from '../mail/index.ts'
import { shipOrder } from '../orders/index.ts'
import { placePaidOrder, placeSentOrder } from '../orders/test-desk.ts'
import { mailSources } from '../worker/mail-sources.ts'

const muesli = 10101
const german: BuyerOptions = { site: 'haverhof.de', billing: germanBilling }
const dutchWords = 'Vocht in de zakken bij het afvullen'

let shop: TestShop
let owner: TestMember
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  owner = await startMember(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

/** What the newest mail of a kind says to who ordered. */
async function letterOf(orderId: number, kind: string): Promise<string> {
  await sendWaitingMails(shop.context, mailSources)
  const [mail] = await sql<{ id: number }>(
    `select mail_id id from outbox_mail where kind = $1 and facts->>'orderId' = $2 order by mail_id desc limit 1`,
    [kind, String(orderId)],
  )
  return (await owner.read<{ plainText: string }>(`/mails/${mail?.id}`)).plainText
}

async function refusedField(path: string, json: object): Promise<[number, string | undefined]> {
  const answer = await owner.request(path, { json })
  return [answer.status, ((await answer.json()) as { parameter?: string }).parameter]
}

async function returned(orderId: number): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into product_return (order_id, line_number, variant_id, quantity, reason, remarks, status, registered_at, changed_at)
     values ($1, 1, $2, 1, 'quality', '', 'registered', $3, $3) returning return_id id`,
    [orderId, muesli, shop.clock.now()],
  )
  return row?.id ?? 0
}

describe('a recall (LOTS-4, 10)', () => {
  let lotId = 0
  let dutch = 0
  let inGerman = 0
  beforeAll(async () => {
    const lot = { lotNumber: 'X1', bestBefore: '2027-01-31' }
    const received = await deliverStock(shop.context, { variantId: muesli, amount: 9, lot, by: 'test' })
    lotId = (received.ok && received.value.lotId) || 0
    const send = async (options?: BuyerOptions) => {
      const { orderId } = await placePaidOrder(shop, { lines: [[muesli, 1]], ...options })
      const lines = [{ lineNumber: 1, quantity: 1, lots: [{ lotId, quantity: 1 }] }]
      expect(await shipOrder(shop.context, { orderId, lines, by: 'test' })).toMatchObject({ ok: true })
      return orderId
    }
    dutch = await send()
    inGerman = await send(german)
  })

  test('is told in the language of each recipient, own words only where they were written in it (REASONS-1, REASONS-2)', async () => {
    const reason = { lotId, reason: 'mould', ownWords: { nl: dutchWords } }
    expect(await owner.read('/recalls', { json: reason })).toMatchObject({ letters: 2 })
    const [nl, de] = [await letterOf(dutch, 'lot-recall'), await letterOf(inGerman, 'lot-recall')]
    expect(nl).toContain('Schimmel in het voer')
    expect(nl).toContain(dutchWords)
    expect(de).toContain('Schimmel im Futter')
    expect(de).not.toContain(dutchWords)
    expect(de).not.toContain('Schimmel in het voer')
    expect(await owner.read(`/lots/${lotId}`)).toMatchObject({
      recalls: [{ reason: 'mould', ownWords: { nl: dutchWords } }],
    })
    const log = await owner.read<{ items: object[] }>(`/audit?subject=lot%20${lotId}`)
    expect(log.items[0]).toMatchObject({
      action: 'recall-letters',
      details: { reason: 'mould', ownWords: [`nl: ${dutchWords}`] },
    })
  })

  test.each<[object, string]>([
    [{ reason: 'Mogelijk beschimmeld' }, 'reason'],
    [{ reason: 7 }, 'reason'],
    [{}, 'reason'],
    [{ reason: 'other' }, 'ownWords'],
    [{ reason: 'other', ownWords: {} }, 'ownWords'],
    [{ reason: 'mould', ownWords: 'Schimmel' }, 'ownWords'],
    [{ reason: 'mould', ownWords: { fr: 'Moisissure' } }, 'ownWords'],
    [{ reason: 'mould', ownWords: { nl: ' ' } }, 'ownWords.nl'],
    [{ reason: 'mould', ownWords: { nl: 'x'.repeat(501) } }, 'ownWords.nl'],
    [{ reason: 'mould', words: {} }, 'body'],
  ])('with %j is refused and names what is wrong (REASONS-3)', async (body, parameter) => {
    expect(await refusedField('/recalls', { lotId, ...body })).toEqual([400, parameter])
  })
})

test('a German return is refused in German, without Dutch words (REASONS-2, RETURNS-10)', async () => {
  const { orderId } = await placeSentOrder(shop, german)
  const returnId = await returned(orderId)
  expect(await refusedField(`/returns/${returnId}/refuse`, { reason: 'De zak is open.' })).toEqual([
    400,
    'reason',
  ])
  await owner.read(`/returns/${returnId}/refuse`, {
    json: { reason: 'opened', ownWords: { nl: 'De zak is open.' } },
  })
  const letter = await letterOf(orderId, 'return-changed')
  expect(letter).toContain('Die Verpackung ist geöffnet')
  expect(letter).not.toContain('De zak is open')
  expect(await owner.read(`/returns/${returnId}`)).toMatchObject({
    refusal: 'opened',
    ownWords: { nl: 'De zak is open.' },
    languageId: 2,
  })
})

test('a German order is cancelled in German: the credit note of a paid one says why, own words in German with it (REASONS-2, REFUNDS-3)', async () => {
  const { orderId } = await placePaidOrder(shop, german)
  expect(await refusedField(`/orders/${orderId}/cancel`, { reason: 'op' })).toEqual([400, 'reason'])
  expect(await refusedField(`/orders/${orderId}/cancel`, { reason: 'other' })).toEqual([400, 'ownWords'])
  const ownWords = { nl: dutchWords, de: 'Der Sack ist gerissen.' }
  await owner.read(`/orders/${orderId}/cancel`, { json: { reason: 'out-of-stock', ownWords } })
  const letter = await letterOf(orderId, 'credit-note')
  expect(letter).toContain('Der Artikel ist nicht mehr lieferbar')
  expect(letter).toContain('Der Sack ist gerissen')
  expect(letter).not.toContain(dutchWords)
})

test('what an earlier release queued with free words is told as it was (REASONS-1)', async () => {
  const { orderId } = await placeSentOrder(shop)
  const returnId = await returned(orderId)
  await owner.read(`/returns/${returnId}/refuse`, { json: { reason: 'used' } })
  await sql(
    `update outbox_mail set facts = jsonb_set(facts, '{refusal}', '"De zak was leeg"') where cause_key = $1`,
    [`return-changed:${returnId}:refused`],
  )
  expect(await letterOf(orderId, 'return-changed')).toContain('De zak was leeg')
})
