import type { PlatformName } from '@haverhof/domain/shared'
import { useShopFacts } from '../shop/use-shop-facts'
import type { BrandLayout } from './brand-layout'
import { group } from './group'
import { haverhof } from './haverhof'
import { muehldorfer } from './muehldorfer'

export type { BrandLayout } from './brand-layout'

export const brandLayouts: Record<PlatformName, BrandLayout> = {
  shop: haverhof,
  muehldorfer,
  corporate: group,
}

/** SHELL-40: how the brand of this page arranges it; known even when the shop could not be read. */
export function useBrandLayout(): BrandLayout {
  return brandLayouts[useShopFacts().platform]
}
