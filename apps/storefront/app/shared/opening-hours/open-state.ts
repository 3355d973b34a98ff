import { dateFormat } from '@haverhof/domain/shared'

/** Hours on some days of the week; 1 is Monday, 7 Sunday. Times are local to the people who answer: `08:30`. */
export type OpeningHours = { weekdays: readonly number[]; opens: string; closes: string }

export type OpenState =
  | { open: true; closesAt: string }
  | { open: false; opensAt: string; weekday: number; inDays: number }

const week = 7

/** Whether the shop is open now, and until or from when (HOME-1). Null when there are no hours at all. */
export function openState(hours: readonly OpeningHours[], now: Date, timeZone: string): OpenState | null {
  const { weekday, time } = localMoment(now, timeZone)
  const running = hours.find(
    (span) => span.weekdays.includes(weekday) && span.opens <= time && time < span.closes,
  )
  if (running) return { open: true, closesAt: running.closes }
  for (let inDays = 0; inDays <= week; inDays += 1) {
    const day = ((weekday - 1 + inDays) % week) + 1
    const opening = hours
      .filter((span) => span.weekdays.includes(day) && (inDays > 0 || span.opens > time))
      .map((span) => span.opens)
      .sort()[0]
    if (opening) return { open: false, opensAt: opening, weekday: day, inDays }
  }
  return null
}

const weekdayNumbers: Record<string, number> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 }
const clock = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

function localMoment(now: Date, timeZone: string): { weekday: number; time: string } {
  const parts = Object.fromEntries(
    dateFormat('en-GB', { ...clock, timeZone })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return { weekday: weekdayNumbers[parts['weekday'] ?? ''] ?? 1, time: `${parts['hour']}:${parts['minute']}` }
}
