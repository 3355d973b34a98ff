/**
 * Typed euros in cents: `12,50`, `12.5`, `€ 1.234,50`. Null when it is no amount, or when a separator could mean
 * thousands as well as cents.
 */
export function centsOfText(text: string): number | null {
  const tidy = text.replaceAll(/[\s€]/g, '')
  if (tidy === '') return 0
  const match =
    /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(tidy) ?? /^(\d{1,3}(?:[.,]\d{3})+)[.,](\d{2})$/.exec(tidy)
  if (!match?.[1]) return null
  const euros = Number(match[1].replaceAll(/[.,]/g, ''))
  return euros * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
