import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { TimeLine, type TimeLineEvent } from './time-line'

const at = '2026-06-01T10:00:00.000Z'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('an event says who and why; what the log says of the same moment is told once (ORDERS-56, AUDIT-5)', async () => {
  const entry = {
    entryId: 1,
    at,
    actor: 'shop',
    actorName: null,
    action: 'refund',
    subject: 'order 1',
    area: 'order',
  }
  const items = [
    { ...entry, subjectName: null, isSubjectGone: false, changes: [], details: {}, siteIds: [1] },
  ]
  const events: TimeLineEvent[] = [
    { at, text: 'Refund of 12.50 paid out', action: 'refund' },
    {
      at: '2026-06-01T09:00:00.000Z',
      text: 'Return 7001 refused',
      actor: { actor: 'staff:1', actorName: 'Ines Visser' },
      words: 'opened',
    },
  ]
  const content = <TimeLine subject="order 1" events={events} />
  const answers = { 'GET /audit': { items, next: null } }
  const shown = await showInOffice(content, { permissions: ['audit.read'], answers })
  leave.push(shown.leave)
  const lines = () => [...shown.container.querySelectorAll('li')].map(({ textContent }) => textContent ?? '')
  await expect.poll(lines).toHaveLength(2)
  const [first = '', second = ''] = lines()
  expect(first).toContain('Refund paid out')
  for (const words of ['Return 7001 refused', 'Ines Visser', 'opened']) expect(second).toContain(words)
})

test('older entries come below those that are shown, of the same thing (AUDIT-5)', async () => {
  const entry = { actor: 'shop', actorName: null, action: 'refund', subject: 'order 1', area: 'order' }
  const rest = { subjectName: null, isSubjectGone: false, changes: [], details: {}, siteIds: [1] }
  const pageOf = (entryId: number, day: string, next: string | null) => ({
    items: [{ ...entry, ...rest, entryId, at: `${day}T10:00:00.000Z` }],
    next,
  })
  const answers: Record<string, unknown> = { 'GET /audit': pageOf(2, '2026-06-02', '2') }
  const shown = await showInOffice(<TimeLine subject="order 1" />, { permissions: ['audit.read'], answers })
  leave.push(shown.leave)
  const older = page.getByRole('button', { name: 'Show older ones' })
  await expect.element(older).toBeVisible()
  answers['GET /audit'] = pageOf(1, '2026-06-01', null)
  await older.click()
  const days = () =>
    [...shown.container.querySelectorAll('time')].map(({ dateTime }) => dateTime.slice(0, 10))
  await expect.poll(days).toEqual(['2026-06-02', '2026-06-01'])
  const asked = new URLSearchParams(shown.requests.at(-1)?.split('?')[1])
  expect([asked.get('subject'), asked.get('after')]).toEqual(['order 1', '2'])
  await expect.element(older).not.toBeInTheDocument()
})
