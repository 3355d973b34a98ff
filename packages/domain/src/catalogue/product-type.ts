export const productTypes = { simple: 1, feed: 2, merchandise: 3, rqs: 4, qs: 5 } as const

/** Roughage quickscans and hygiene scans: kits whose samples carry names. */
export function isAnalysisKit(productType: number): boolean {
  return productType === productTypes.rqs || productType === productTypes.qs
}
