import type { AnalysisType, SampleReport } from './report'

/** LABORATORY-PAGES-2: how many working days after its arrival a sample has its result; germs take their time to grow. */
export const workingDays: Record<AnalysisType, number> = { Rqs: 5, Qs: 10 }

const dayMs = 24 * 60 * 60 * 1000

/** The day by which the result of a sample that has arrived is promised; null for one that has not. */
export function expectedOn({ type, steps }: Pick<SampleReport, 'type' | 'steps'>): string | null {
  const receivedOn = steps.find(({ status }) => status === 'received')?.on
  if (!receivedOn) return null
  let day = new Date(receivedOn).getTime()
  for (let left = workingDays[type]; left > 0;) {
    day += dayMs
    if (isWorkingDay(new Date(day))) left -= 1
  }
  return new Date(day).toISOString().slice(0, 10)
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6
}
