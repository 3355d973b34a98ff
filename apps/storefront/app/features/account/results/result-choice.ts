import type { SampleResult } from '../account-types'

type ResultRef = Pick<SampleResult, 'key' | 'type'>

const mostChosen = 4

/** There is something to read, and so to compare. */
export function isResult({ status }: Pick<SampleResult, 'status'>): boolean {
  return status === 'measured' || status === 'advised'
}

/** Results of one analysis, four at most; what is chosen can always be put back (LABORATORY-PAGES-23). */
export function canTick(result: ResultRef, chosen: readonly ResultRef[]): boolean {
  if (chosen.some(({ key }) => key === result.key)) return true
  return chosen.length < mostChosen && chosen.every(({ type }) => type === result.type)
}

export function resultPath({ type, key }: ResultRef): string {
  return `/${type.toLowerCase()}/${key}/`
}

/** `/rqs/a/?with=b,c`: keys hold nothing that would have to be escaped. */
export function besidePath([first, ...others]: readonly ResultRef[]): string {
  if (!first) return ''
  return `${resultPath(first)}?with=${others.map(({ key }) => key).join(',')}`
}
