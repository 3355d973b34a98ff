/** The fields of a form that the browser posted without scripts; what is missing or a file is empty. */
export function postedTexts<Name extends string>(
  posted: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const texts = names.map((name) => {
    const value = posted.get(name)
    return [name, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(texts) as Record<Name, string>
}
