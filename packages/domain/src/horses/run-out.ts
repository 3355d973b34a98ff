import { addDays } from '../shared/index.ts'

/** HORSES-9: what is in use: so many packs of so many grams since a day (2026-11-16), and what is taken of it a day. */
export type PackInUse = { openedOn: string; pieces: number; gramsPerPack: number; gramsPerDay: number }

/** HORSES-11: a mail before the last day leaves time for an order to arrive; one long after it would help nobody. */
export const reminderDays = { before: 7, after: 3 } as const

/** HORSES-9: the day on which there is no longer a whole ration left. */
export function runsOutOn({ openedOn, pieces, gramsPerPack, gramsPerDay }: PackInUse): string {
  const days = Math.floor((pieces * gramsPerPack) / gramsPerDay)
  return addDays(openedOn, days)
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
