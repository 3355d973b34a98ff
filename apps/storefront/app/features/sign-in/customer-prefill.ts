import type { RegisterValues } from './form-rules'

const names = ['firstName', 'lastName', 'emailAddress'] as const

export type CustomerPrefill = Partial<Pick<RegisterValues, (typeof names)[number]>>

/** What the page that led here knows already, such as who ordered: kept in the history of the tab, never in an address. */
export function readPrefill(state: unknown): CustomerPrefill {
  const given = (state as { customer?: Record<string, unknown> } | null)?.customer ?? {}
  return Object.fromEntries(
    names.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
  )
}
