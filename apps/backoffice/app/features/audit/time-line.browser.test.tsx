import { afterEach, expect, test } from 'vitest'
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
