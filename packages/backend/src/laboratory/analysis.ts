import { productTypes } from '@haverhof/domain/catalogue'
import type { Analysis } from '@haverhof/domain/laboratory'

/** Which analysis a kit is for, by the type of its product. */
export function analysisOf(productType: number): Analysis {
  return productType === productTypes.rqs ? 'Rqs' : 'Qs'
}

export function productTypeOf(analysis: Analysis): number {
  return analysis === 'Rqs' ? productTypes.rqs : productTypes.qs
}
