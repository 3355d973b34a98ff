import { packSizeText } from '@haverhof/domain/catalogue'
import type { GiftOffer } from '@haverhof/domain/pricing'
import type { TaxClass } from '@haverhof/domain/sites'
import type { VariantFacts } from '../../catalogue/index.ts'
import { taxOf } from './tax-of-pack.ts'

/** A pack as a promotion gives it away. */
export function giftOf(pack: VariantFacts, classes: ReadonlyMap<string, TaxClass>): GiftOffer {
  return {
    productId: pack.productId,
    productVariantId: pack.variantId,
    productType: pack.productType,
    description: pack.title,
    productLabel: packSizeText(
      { amount: pack.contentAmount, unit: pack.contentUnit },
      pack.textLanguage,
      pack.pack,
    ),
    unitCents: pack.amountCents,
    tax: taxOf(pack, classes),
    inStock: pack.stock,
  }
}
