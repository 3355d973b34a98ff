import type { Steps } from '../index-tools/steps.ts'

/** Which docs hold a form, and in which fields: doc × 32 + a bit per field, by doc. */
export type Postings = {
  /** The lists as they were built, end to end: those of form f lie from starts[f] to starts[f + 1]. */
  flat: Uint32Array
  starts: Uint32Array
  /** Lists that have changed since. */
  changed: Map<number, Uint32Array>
}

const listsPerStep = 500

export function* flatPostings(lists: readonly (readonly number[])[]): Steps<Postings> {
  const starts = new Uint32Array(lists.length + 1)
  lists.forEach((list, form) => (starts[form + 1] = (starts[form] as number) + list.length))
  const flat = new Uint32Array(starts.at(-1) ?? 0)
  for (const [form, list] of lists.entries()) {
    flat.set(list, starts[form])
    flat.subarray(starts[form], starts[form + 1]).sort()
    if (form % listsPerStep === 0) yield
  }
  return { flat, starts, changed: new Map() }
}

export function listOf({ flat, starts, changed }: Postings, form: number): Uint32Array {
  return changed.get(form) ?? flat.subarray(starts[form] ?? flat.length, starts[form + 1] ?? flat.length)
}

export function countOf({ flat, starts, changed }: Postings, form: number): number {
  const list = changed.size > 0 ? changed.get(form) : undefined
  return list ? list.length : (starts[form + 1] ?? flat.length) - (starts[form] ?? flat.length)
}

/** The fields in which the doc holds the form; 0 when it does not. */
export function fieldsIn(postings: Postings, form: number, doc: number): number {
  const { flat, starts, changed } = postings
  const list = changed.size > 0 ? changed.get(form) : undefined
  const lists = list ?? flat
  const end = list ? list.length : (starts[form + 1] ?? flat.length)
  const position = firstAtLeast(lists, doc * 32, list ? 0 : (starts[form] ?? flat.length), end)
  const posting = position < end ? (lists[position] as number) : -1
  return posting >>> 5 === doc ? posting & 31 : 0
}

/** Takes the doc out of the list when it holds the form in no field. */
export function setFields(postings: Postings, form: number, doc: number, fields: number): void {
  const list = listOf(postings, form)
  const position = firstAtLeast(list, doc * 32, 0, list.length)
  const isKnown = position < list.length && (list[position] as number) >>> 5 === doc
  const own = fields === 0 ? [] : [doc * 32 + fields]
  const next = new Uint32Array(list.length + own.length - (isKnown ? 1 : 0))
  next.set(list.subarray(0, position))
  next.set(own, position)
  next.set(list.subarray(isKnown ? position + 1 : position), position + own.length)
  postings.changed.set(form, next)
}

function firstAtLeast(list: Uint32Array, posting: number, from: number, to: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] as number) < posting) low = middle + 1
    else high = middle
  }
  return low
}
