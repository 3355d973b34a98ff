import { packSizeText } from '@haverhof/domain/catalogue'
import type { GiftOffer } from '@haverhof/domain/pricing'
import type { VariantFacts } from '../../catalogue/index.ts'

/** A pack as a promotion gives it away. */
export function giftOf(pack: VariantFacts): GiftOffer {
  return {
    productId: pack.productId,
    productVariantId: pack.variantId,
    productType: pack.productType,
    description: pack.title,
    productLabel: packSizeText({ amount: pack.contentAmount, unit: pack.contentUnit }, pack.textLanguage),
    unitCents: pack.amountCents,
    vatClass: pack.vatClass,
    inStock: pack.stock,
  }
}
