import { dayOf } from '@haverhof/domain/horses'
import { useState } from 'react'

/** The day on which the page was opened: 2026-11-16. */
export function useToday(): string {
  const [today] = useState(() => dayOf(new Date()))
  return today
}
