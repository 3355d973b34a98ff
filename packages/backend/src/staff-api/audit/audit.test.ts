import type { AuditAction } from '@haverhof/domain/backoffice'
import { startMember, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit, type ListedEntry, writeAudit } from '../../audit/index.ts'
import { definedStatements } from '../../database/statement.ts'
import '../index.ts'
import { countingReader } from '../test-rows-read.ts'

let shop: TestShop
let boss: TestMember
beforeAll(async () => {
  shop = await startTestShop()
  boss = await startMember(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

type Entry = {
  action: string
  actor: string
  actorName: string | null
  subject: string
  subjectName: string | null
  changes: unknown[]
}
type Page = { items: Entry[]; next: string | null }

type New = { actor?: string; action?: string; subject?: string; siteIds?: number[]; now?: Date }

const write = ({ actor = 'staff:1', action = 'order-noted', subject = 'order 1', now, ...rest }: New) =>
  writeAudit(shop.context.database, {
    actor,
    // What an earlier release called by another name is read like the rest.
    action: action as AuditAction,
    subject,
    now: now ?? shop.clock.now(),
    ...rest,
  })

const actionsOf = ({ items }: Page) => items.map(({ action }) => action)

describe('the log (AUDIT-5)', () => {
  test('names who did it, with before and after', async () => {
    const changes = [{ field: 'grants', before: 'viewer', after: 'owner' }] as const
    const subject = `staff:${boss.memberId}`
    const entry = {
      actor: subject,
      action: 'grants-changed' as const,
      subject,
      changes,
      now: shop.clock.now(),
    }
    await writeAudit(shop.context.database, entry)
    const { items } = await boss.read<Page>(`/audit?subject=${subject}&action=grants-changed`)
    const { name } = await boss.read<{ name: string }>('/me')
    expect(items).toMatchObject([{ actorName: name, subjectName: name, area: 'staff', changes }])
  })

  test('calls packs and lots by what is printed on them, in the language of the office', async () => {
    const lot = { lotNumber: 'L-77', bestBefore: '2029-01-31' }
    await boss.read('/stock/10601/receive', { json: { amount: 3, lot } })
    const { items: lots } = await boss.read<{ items: { lotId: number }[] }>('/lots?lotNumber=L-77')
    await boss.read(`/lots/${lots[0]?.lotId}/block`, { json: { reason: 'mould' } })
    const named = async (language: string) => {
      const { items } = await boss.read<Page>(`/audit?limit=2&language=${language}`)
      return items.map(({ subjectName }) => subjectName)
    }
    const { title } = await boss.read<{ title: string }>('/stock/10601?language=de')
    expect(await named('de')).toEqual(['L-77', expect.stringContaining(title)])
    expect((await named('nl'))[1]).not.toBe((await named('de'))[1])
  })

  test('is narrowed by each filter and by all of them', async () => {
    const now = new Date('2026-03-29T22:30:00Z')
    const wanted = { actor: 'staff:77', action: 'order-sent', subject: 'order 77', siteIds: [3], now }
    await write(wanted)
    await write({
      ...wanted,
      actor: 'staff:78',
      subject: 'return 78',
      action: 'return-changed',
      siteIds: [4],
    })
    const filters = ['subject=order 77', 'actor=staff:77', 'member=77', 'action=order-sent', 'siteId=3']
    // Half past midnight in Amsterdam.
    filters.push('area=order&from=2026-03-30&until=2026-03-30')
    for (const filter of [...filters, filters.filter((each) => !each.startsWith('member')).join('&')]) {
      const { items } = await boss.read<Page>(`/audit?${filter.replaceAll(' ', '%20')}`)
      expect([filter, items.map(({ subject }) => subject)]).toEqual([filter, ['order 77']])
    }
    expect((await boss.read<Page>('/audit?area=order&until=2026-03-29')).items).toEqual([])
  })

  test('goes on by key: nothing twice, nothing left out, also of one moment', async () => {
    const now = shop.clock.now()
    for (let each = 0; each < 7; each += 1)
      await write({ action: `step-${'abcdefg'[each]}`, subject: 'order 5', now })
    const seen: string[] = []
    for (let after = ''; ;) {
      const page = await boss.read<Page>(`/audit?subject=order%205&limit=3${after && `&after=${after}`}`)
      seen.push(...actionsOf(page))
      if (page.next === null) break
      after = page.next
    }
    expect(seen).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a'].map((letter) => `step-${letter}`))
  })

  test.each(['order=1', 'after=x', 'from=today', "action=';drop", 'siteId=1 or 1', 'limit=9999', 'subject='])(
    'does not understand %s',
    async (query) => {
      expect((await boss.request(`/audit?${encodeURI(query)}`)).status).toBe(400)
    },
  )

  test('treats input that looks like SQL as an unknown name', async () => {
    for (const name of [
      "' or '1'='1",
      "order 1'; delete from audit_entry; --",
      '%',
      'order_1',
      '$1',
      ':actor',
    ])
      expect(await boss.read(`/audit?subject=${encodeURIComponent(name)}`)).toEqual({ items: [], next: null })
  })
})

describe('who sees what (AUDIT-5)', () => {
  test('without audit.read the own entries alone, whatever is asked for (AUDIT-10)', async () => {
    const service = await startMember(shop, { role: 'service' })
    const own = `staff:${service.memberId}`
    await write({ actor: own, subject: 'order 9', action: 'order-noted' })
    await write({ actor: `staff:${boss.memberId}`, subject: 'order 9', action: 'order-sent' })
    expect(actionsOf(await boss.read<Page>('/audit?subject=order%209'))).toEqual([
      'order-sent',
      'order-noted',
    ])
    expect(actionsOf(await service.read<Page>('/audit?subject=order%209'))).toEqual(['order-noted'])
    const all = await service.read<Page>('/audit')
    expect(new Set(all.items.map(({ actor }) => actor))).toEqual(new Set([own]))
    expect((await service.read<Page>(`/audit?member=${boss.memberId}`)).items).toEqual([])
  })

  test('of one site what is about it, and what they did themselves (STAFF-2, AUDIT-10)', async () => {
    const dutch = await startMember(shop, { role: 'manager', siteIds: [1] })
    const subject = 'order 10'
    await write({ subject, action: 'of-here', siteIds: [1, 2] })
    await write({ subject, action: 'of-elsewhere', siteIds: [2] })
    await write({ subject, action: 'of-no-site' })
    await write({ subject, action: 'of-myself', actor: `staff:${dutch.memberId}` })
    expect(actionsOf(await dutch.read<Page>('/audit?subject=order%2010'))).toEqual(['of-myself', 'of-here'])
    await write({ subject: 'pack 10', action: 'stock-counted' })
    await write({ subject: 'staff:10', action: 'grants-changed' })
    expect(actionsOf(await dutch.read<Page>('/audit?subject=pack%2010'))).toEqual(['stock-counted'])
    expect(actionsOf(await dutch.read<Page>('/audit?limit=3'))).toEqual([
      'stock-counted',
      'of-myself',
      'of-here',
    ])
    expect((await boss.read<Page>('/audit?subject=order%2010')).items).toHaveLength(4)
  })
})

describe('the log of a large shop (AUDIT-5)', () => {
  beforeAll(async () => {
    const { pool } = shop.context.database
    await pool.query(`insert into audit_entry (at, actor, action, subject, details, site_ids)
      select now() - n * interval '1 minute', 'staff:' || n % 40, 'action-' || chr(97 + n % 23), 'order ' || n % 4000, '{}',
        array[1 + n % 14] from generate_series(1, 20000) n`)
    await pool.query('analyze audit_entry')
  })

  const { text = '' } = definedStatements().find(({ name }) => name === 'audit-list') ?? {}

  test.each([
    ['', 'audit_entry_moment'],
    ['subject = $1', 'audit_entry_of_subject'],
    ['actor = $2', 'audit_entry_by_actor'],
    ['action = $3', 'audit_entry_by_action'],
    [`substring(subject from '^([a-z-]+)[ :]') = $4`, 'audit_entry_by_entity'],
    ['actor = $2 and action = $3', 'audit_entry_by_actor'],
  ])('with %s reads its index and sorts no more than what has the same moment', async (filter, index) => {
    const [columns = ''] = text.split(' where true')
    const shape = `${columns} where true ${filter && ` and ${filter}`} order by at desc, audit_entry_id desc limit 51`
    const { rows } = await shop.context.database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (generic_plan) ${shape}`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/(^|->) *Sort |Seq Scan/)
  })

  test('of a site steps from set to set, and reads no more than a page of each, though the site is in none (AUDIT-5)', async () => {
    const reader = countingReader(shop)
    const nothing = {
      subject: null,
      actor: null,
      action: null,
      area: null,
      from: null,
      until: null,
      own: null,
    }
    const page = { ...nothing, seen: null, after: null, limit: 51 }
    expect(await listAudit(reader, { ...page, siteId: 99 })).toEqual([])
    expect(await listAudit(reader, { ...page, siteId: 3 })).toHaveLength(51)
    const seen = { siteIds: [3, 4], self: 'staff:7' }
    const some = await listAudit(reader, { ...page, siteId: null, seen })
    expect(some).toHaveLength(51)
    const isSeen = ({ siteIds, actor, area }: ListedEntry) =>
      siteIds?.some((id) => id === 3 || id === 4) === true ||
      actor === 'staff:7' ||
      area === 'pack' ||
      area === 'lot'
    expect(some.filter((entry) => !isSeen(entry))).toEqual([])
    expect(new Set(some.map(({ entryId }) => entryId)).size).toBe(51)
    expect(await listAudit(reader, { ...page, siteId: null, seen, action: 'action-a' })).toEqual(
      (await slowly()).slice(0, 51),
    )
    expect(Math.max(...reader.read.values())).toBeLessThan(1000)
  })

  /** What the statement must find, by looking at everything. */
  async function slowly() {
    const { rows } = await shop.context.database.pool.query<ListedEntry>(
      `select audit_entry_id::int "entryId", at, actor, action, subject, 'order' area, changes, details, site_ids "siteIds"
       from audit_entry where action = 'action-a' and (site_ids && '{3,4}' or actor = 'staff:7')
       order by at desc, audit_entry_id desc`,
    )
    return rows
  }
})
