import { repeatLimits } from '@haverhof/domain/repeat-delivery'

/** So many pieces of a pack that might come again. */
export type AskedPack = { productVariantId: number; quantity: number }

const pack = /^([1-9]\d{0,8}):([1-9]\d?)$/

/** `10101:2,10102:1`; null for anything else. */
export function readAskedPacks(text: string): AskedPack[] | null {
  const matches = text.split(',').map((part) => pack.exec(part))
  if (matches.length > repeatLimits.lines) return null
  const packs: AskedPack[] = []
  for (const match of matches) {
    if (!match) return null
    packs.push({ productVariantId: Number(match[1]), quantity: Number(match[2]) })
  }
  return packs
}
