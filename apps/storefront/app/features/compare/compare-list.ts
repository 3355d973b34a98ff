import { compareMaximum } from '../../toolkit/constants'

/** A product that is compared, in the pack in which it was chosen. */
export type Compared = { productId: number; variantId: number }
export type ComparedList = readonly Compared[]

/** A product that is already compared is not added again, whatever its pack; a fifth has to replace one (null) (COMPARE-1). */
export function addCompared(list: ComparedList, chosen: Compared): ComparedList | null {
  if (foundIn(list, chosen.productId)) return list
  return list.length < compareMaximum ? [...list, chosen] : null
}

/** A product of the list, whatever its pack. */
export function foundIn(list: ComparedList, productId: number): Compared | undefined {
  return list.find((each) => each.productId === productId)
}

export function removeCompared(list: ComparedList, variantId: number): ComparedList {
  return list.filter((each) => each.variantId !== variantId)
}

/** The newcomer takes the place of the one that leaves. */
export function replaceCompared(list: ComparedList, leaving: number, chosen: Compared): ComparedList {
  return foundIn(list, chosen.productId)
    ? removeCompared(list, leaving)
    : list.map((each) => (each.variantId === leaving ? chosen : each))
}

/** The list as the browser keeps it; anything else in there is passed over (COMPARE-2). */
export function readCompared(text: string | null): ComparedList {
  const list: Compared[] = []
  for (const part of (text ?? '').split(',')) {
    const [, productId, variantId] = /^\s*([1-9]\d{0,8}):([1-9]\d{0,8})$/.exec(part)?.map(Number) ?? []
    if (productId && variantId && !foundIn(list, productId)) list.push({ productId, variantId })
  }
  return list.slice(0, compareMaximum)
}

export function writeCompared(list: ComparedList): string {
  return list.map(({ productId, variantId }) => `${productId}:${variantId}`).join()
}

/** The packs that an address names (COMPARE-2). */
export function readAddress(text: string | null): readonly number[] {
  const ids = (text ?? '').split(',').map((part) => (/^[1-9]\d{0,8}$/.test(part.trim()) ? Number(part) : 0))
  return [...new Set(ids.filter((id) => id > 0))].slice(0, compareMaximum)
}
