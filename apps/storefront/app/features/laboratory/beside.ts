/** RESULT-PAGES-8: as many as a table can hold. */
export const mostBeside = 4

const keyShape = /^[\w-]{22,64}$/

/** The keys that `with` names: each once, without the page's own, and as many as fit beside it. */
export function readBeside(text: string | null, ownKey: string): string[] {
  const named = (text ?? '').split(',').filter((key) => keyShape.test(key) && key !== ownKey)
  return [...new Set(named)].slice(0, mostBeside - 1)
}

/** `/rqs/a/?with=b,c`: keys hold nothing that would have to be escaped. */
export function besidePath(type: 'Rqs' | 'Qs', [first = '', ...others]: readonly string[]): string {
  const path = `/${type.toLowerCase()}/${first}/`
  return others.length > 0 ? `${path}?with=${others.join(',')}` : path
}
