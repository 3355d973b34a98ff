import { compareMaximum } from '../../toolkit/constants'

export type AddResult = { ok: true; ids: readonly number[] } | { ok: false; reason: 'full' }

/** COMPARE-1: a product that is already compared is not added again; a fifth has to replace one. */
export function addCompared(ids: readonly number[], id: number): AddResult {
  if (ids.includes(id)) return { ok: true, ids }
  return ids.length < compareMaximum ? { ok: true, ids: [...ids, id] } : { ok: false, reason: 'full' }
}

export function removeCompared(ids: readonly number[], id: number): readonly number[] {
  return ids.filter((other) => other !== id)
}

/** The newcomer takes the place of the one that leaves. */
export function replaceCompared(ids: readonly number[], leaving: number, id: number): readonly number[] {
  return ids.includes(id)
    ? removeCompared(ids, leaving)
    : ids.map((other) => (other === leaving ? id : other))
}

/** COMPARE-2: the list as an address or the browser keeps it; anything else in there is passed over. */
export function readCompared(text: string | null): readonly number[] {
  const ids = (text ?? '').split(',').map((part) => (/^[1-9]\d{0,8}$/.test(part.trim()) ? Number(part) : 0))
  return [...new Set(ids.filter((id) => id > 0))].slice(0, compareMaximum)
}

export function writeCompared(ids: readonly number[]): string {
  return ids.join(',')
}
