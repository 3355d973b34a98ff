import { afterEach, expect, test } from 'vitest'
import { showInOffice } from '../../testing/show-in-office'
import { LogList } from './log-list'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('every filter of the log narrows what is asked for (AUDIT-5)', async () => {
  const answers = { 'GET /audit': { items: [], next: null }, 'GET /staff/names': { items: [] } }
  const {
    requests,
    router,
    leave: go,
  } = await showInOffice(<LogList />, {
    permissions: ['audit.read'],
    answers,
  })
  leave.push(go)
  const filters = {
    subject: 'order 100001',
    action: 'refund',
    area: 'order',
    from: '2026-06-01',
    until: '2026-06-30',
    member: '7',
    siteId: '1',
  }
  await router.navigate(`/log?view=all&${new URLSearchParams(filters)}`)
  const last = () =>
    Object.fromEntries(
      new URLSearchParams(requests.findLast((call) => call.startsWith('GET /audit'))?.split('?')[1]),
    )
  await expect.poll(last).toEqual({ ...filters, limit: '50', language: 'en' })
})
