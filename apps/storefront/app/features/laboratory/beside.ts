/** As many as a table can hold (LABORATORY-PAGES-8). */
const mostBeside = 4

const keyShape = /^[\w-]{22,64}$/

/** The keys that `with` names: each once, without the page's own, and as many as fit beside it. */
export function readBeside(text: string | null, ownKey: string): string[] {
  const named = (text ?? '').split(',').filter((key) => keyShape.test(key) && key !== ownKey)
  return [...new Set(named)].slice(0, mostBeside - 1)
}
