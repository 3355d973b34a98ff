import { feedWeightKg, mayRepeat, showsSiloRemark } from '@haverhof/domain/cart'
import { indicativeAmount, stockState, unitPrice } from '@haverhof/domain/catalogue'
import { type CalculatedLine, type Discount, type FreeProduct, netOf } from '@haverhof/domain/pricing'
import type { LanguageCode } from '@haverhof/domain/shared'
import { classOfVatType, currencyOfSymbol, rateOf } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { imageView, type VariantFacts, productUrl } from '../../catalogue/index.ts'
import type { CartCalculation } from './calculate-priced-cart.ts'
import type { CalculatedCartView } from '../calculation-schemas.ts'
import type { CartWithPrices } from './load-priced-cart.ts'
import { samplesOf } from '../store/read-cart.ts'
import { samplesIn } from '../store/stored-cart.ts'
import { taxOf } from './tax-of-pack.ts'

type LineView = CalculatedCartView['products'][number]

/** A calculated cart with its goods and amounts, the same for carts, orders and deliveries that come again. */
export async function calculatedView(
  context: AppContext,
  facts: CartWithPrices,
  calculated: CartCalculation,
  cartId: string,
): Promise<CalculatedCartView> {
  const { scope, now, prices, cart } = facts
  const view = { scope, now, reference: await context.catalogue.reference() }
  const packs = new Map(prices.packs.map((pack) => [pack.variantId, pack]))
  const names = new Map(cart.lines.map((line) => [line.variantId, line.sampleNames]))
  const products = calculated.calculation.lines.flatMap((line): LineView[] => {
    const { productVariantId: variantId, quantity } = line
    const pack = packs.get(variantId)
    if (!pack) return []
    const sampleNames = names.get(variantId) ?? []
    const samplesPerPack = samplesIn(pack)
    return [
      {
        ...lineView(line),
        ...variantView(pack, quantity, scope.languageCode),
        ...pricesOf(pack),
        url: productUrl(pack, view),
        mayRepeat: mayRepeat(pack),
        samplesPerPack,
        rqsSamples: samplesOf(cartId, { variantId, quantity, samplesPerPack, sampleNames }),
      },
    ]
  })
  return {
    products,
    ...sumsView(facts, calculated),
    ...weightView(products, packs),
  }

  /** Who pays without VAT is told prices without VAT (PRICING-25). */
  function pricesOf(pack: VariantFacts) {
    const { amountCents, taxClass, contentAmount, contentUnit } = pack
    const { taxRates, treatments, taxClasses } = prices.pricing
    const isTaxed = treatments[taxOf(pack, taxClasses).supply] === 'taxed'
    const cents = isTaxed ? amountCents : netOf(amountCents, rateOf(taxRates, taxClass))
    const unit = unitPrice(cents, { amount: contentAmount, unit: contentUnit })
    return {
      unitAmount: cents / 100,
      unitPrice: unit && { amount: unit.amountCents / 100, per: unit.per },
    }
  }
}

function lineView(line: CalculatedLine) {
  return {
    productId: line.productId,
    productVariantId: line.productVariantId,
    productType: line.productType,
    quantity: line.quantity,
    description: line.description,
    productLabel: line.productLabel,
    originalAmount: line.originalCents / 100,
    totalAmount: line.totalCents / 100,
    vatRatePercentage: line.vatPercent,
    vatAmount: line.vatCents / 100,
    vatType: line.vatType,
    repeatDays: line.repeatDays,
    productDiscounts: line.productDiscounts.map(discountView),
    freeProducts: line.freeProducts.map(freeProductView),
  }
}

function variantView(
  pack: VariantFacts,
  quantity: number,
  language: LanguageCode,
): Pick<LineView, 'textLanguage' | 'imageUrl' | 'stock'> {
  const stock = stockState(pack.stock, pack.comingSoon)
  const isShort = pack.stock > 0 && pack.stock < quantity
  return {
    textLanguage: pack.textLanguage,
    imageUrl: imageView({ variantId: pack.variantId, language }, '').src,
    // A customer who wants more than there is learns how much there is (CART-7).
    stock: isShort ? { state: 'low-stock', amount: pack.stock } : stock,
  }
}

function sumsView({ prices }: CartWithPrices, calculated: CartCalculation) {
  const { calculation, discountProblem } = calculated
  const currency = currencyOfSymbol(prices.site.currencySymbol)
  const isShown = currency !== 'EUR'
  return {
    shippingDiscounts: calculation.shippingDiscounts.map(discountView),
    orderDiscounts: calculation.orderDiscounts.map(discountView),
    originalShippingCosts: calculation.originalShippingCents / 100,
    shippingCosts: calculation.shippingCents / 100,
    paymentCosts: calculation.paymentCostsCents / 100,
    totalAmount: calculation.totalCents / 100,
    vatAmountLow: calculation.vatLowCents / 100,
    vatAmountHigh: calculation.vatHighCents / 100,
    subTotalAmount: calculation.subTotalCents / 100,
    totalAmountExclVat: calculation.totalExclVatCents / 100,
    shippingCostsExclVat: calculation.shippingExclVatCents / 100,
    freeShippingFrom: euros(calculated.freeShippingFromCents),
    missingToFreeShipping: euros(calculation.missingToFreeShippingCents),
    isReverseCharge: calculation.isReverseCharge,
    discountProblem: discountProblem?.reason ?? null,
    discountMinimumAmount:
      discountProblem && 'minimumCents' in discountProblem ? discountProblem.minimumCents / 100 : null,
    giftCardAmount: calculated.giftCardCents / 100,
    dueAmount: calculated.dueCents / 100,
    shownCurrency: isShown ? currency : null,
    shownTotalAmount: isShown ? indicativeAmount(calculation.totalCents, prices.site.exchangeRate) : null,
    vatPercentageLow: rateOf(prices.pricing.taxRates, classOfVatType.low),
    vatPercentageHigh: rateOf(prices.pricing.taxRates, classOfVatType.high),
    vatGroups: calculation.vatGroups.map(({ percent, treatment, baseCents, vatCents }) => ({
      percentage: percent,
      treatment,
      baseAmount: baseCents / 100,
      vatAmount: vatCents / 100,
    })),
  }
}

/** How much feed there is, and whether a silo would be worth while (CART-6). */
function weightView(products: readonly LineView[], packs: ReadonlyMap<number, VariantFacts>) {
  const weightKg = feedWeightKg(
    products.flatMap(({ productVariantId, productType, quantity }) => {
      const pack = packs.get(productVariantId)
      if (!pack) return []
      return { productType, quantity, content: { amount: pack.contentAmount, unit: pack.contentUnit } }
    }),
  )
  return { feedWeightKg: weightKg, showSiloRemark: showsSiloRemark(weightKg) }
}

function discountView({ description, promotionKey, amountCents }: Discount) {
  return { description, promotionKey, amount: amountCents / 100 }
}

function freeProductView(free: FreeProduct) {
  return {
    productId: free.productId,
    productVariantId: free.productVariantId,
    description: free.description,
    productLabel: free.productLabel,
    promotionText: free.promotionText,
    quantity: free.quantity,
    originalAmount: free.originalCents / 100,
  }
}

function euros(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
