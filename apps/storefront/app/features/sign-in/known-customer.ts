import type { RegisterValues } from './form-rules'

/** What the page that led here knows already, such as who ordered: kept in the history of the tab, never in an address. */
export function knownCustomer(state: unknown): Partial<RegisterValues> | undefined {
  const given = (state as { customer?: Record<string, unknown> } | null)?.customer
  if (!given) return undefined
  const texts = (['firstName', 'lastName', 'emailAddress'] as const).flatMap((name) =>
    typeof given[name] === 'string' ? [[name, given[name]]] : [],
  )
  return Object.fromEntries(texts) as Partial<RegisterValues>
}
