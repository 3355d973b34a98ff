import { calendarDays } from '../feed-advice/index.ts'
import { addDays } from '../shared/index.ts'

/** What is in use: so many packs of so many grams since a day (2026-11-16), and what is taken of it on a day it is fed (HORSES-9). */
export type PackInUse = {
  openedOn: string
  pieces: number
  gramsPerPack: number
  gramsPerDay: number
  /** Left out where it is fed every day. */
  fedDays?: { days: number; of: number } | undefined
}

/** A mail before the last day leaves time for an order to arrive; one long after it is useless (HORSES-11). */
export const reminderDays = { before: 7, after: 3 } as const

/** The day on which there is no longer a whole ration left (HORSES-9). */
export function runsOutOn({
  openedOn,
  pieces,
  gramsPerPack,
  gramsPerDay,
  fedDays = { days: 1, of: 1 },
}: PackInUse): string {
  const rations = Math.floor((pieces * gramsPerPack) / gramsPerDay)
  return addDays(openedOn, Math.floor(calendarDays(rations, fedDays)))
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
