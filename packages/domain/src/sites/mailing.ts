/** What the id of a mailing looks like. */
export const mailingIdPattern = /^[\w.:-]{1,100}$/

/** The parameter of an address that names the mailing which led there, in whatever letters. */
export function isMailingParameter(name: string): boolean {
  return name.toLowerCase() === 'mailplusid'
}

/** The mailing that an address names; what cannot be the id of one names none (TRACKING-6). */
export function mailingIdIn(query: URLSearchParams): string | null {
  const named = [...query].find(([name, value]) => isMailingParameter(name) && mailingIdPattern.test(value))
  return named?.[1] ?? null
}
