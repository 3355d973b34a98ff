import { addWorkingDays } from '@haverhof/domain/laboratory'
import type { AnalysisType, SampleReport } from './report'

/** How many working days after its arrival a sample has its result; germ counts need the longest (LABORATORY-PAGES-17). */
export const workingDays: Record<AnalysisType, number> = { Rqs: 5, Qs: 10 }

/** The day by which the result of a sample that has arrived is promised; null for one that has not. */
export function expectedOn({ type, steps }: Pick<SampleReport, 'type' | 'steps'>): string | null {
  const receivedOn = steps.find(({ status }) => status === 'received')?.on
  return receivedOn ? addWorkingDays(receivedOn, workingDays[type]) : null
}
