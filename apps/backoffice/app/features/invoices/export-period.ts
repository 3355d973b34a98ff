export type Period = { from: string; until: string }

const dayMs = 86_400_000
const mostDays = 400

/** The call takes up to 400 days, both ends among them (INVOICES-9). */
export function isPeriod({ from, until }: Period): boolean {
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1
  return days >= 1 && days <= mostDays
}

/** The month before this one, as bookkeepers ask for it. */
export function lastMonth(now: Date): Period {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const dayOf = (date: Date) => date.toISOString().slice(0, 10)
  return {
    from: dayOf(new Date(Date.UTC(year, month - 1, 1))),
    until: dayOf(new Date(Date.UTC(year, month, 0))),
  }
}
