import type { OpeningHours } from './open-state'

/** Hours as the site words them; those that also say them in figures can be held against the clock. */
export function hoursInFigures(
  entries: readonly (Partial<OpeningHours> & { days: string })[],
): OpeningHours[] {
  return entries.flatMap(({ weekdays, opens, closes }) =>
    weekdays && opens && closes ? [{ weekdays, opens, closes }] : [],
  )
}
