import { cartLimits } from '@haverhof/domain/cart'

export type PackToBuy = { variantId: number; quantity: number }

const largestId = 2_147_483_647

/**
 * The packs that an address names, `product` and
 * `quantity` in turn (HORSES-13, ORDERS-51). Null for an address that names anything else.
 */
export function packsToBuy(parameters: URLSearchParams): PackToBuy[] | null {
  const quantities = parameters.getAll('quantity')
  const packs = parameters.getAll('product').map((product, index) => ({
    variantId: wholeNumber(product, largestId),
    quantity: wholeNumber(quantities[index] ?? '1', cartLimits.quantityPerLine),
  }))
  const isWhole = packs.length > 0 && packs.length <= cartLimits.lines && packs.every(isPack)
  return isWhole ? (packs as PackToBuy[]) : null
}

function isPack({ variantId, quantity }: { variantId: number | null; quantity: number | null }): boolean {
  return variantId !== null && quantity !== null
}

function wholeNumber(text: string, largest: number): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null
  return Number(text) <= largest ? Number(text) : null
}
