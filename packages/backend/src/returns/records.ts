/** RETURNS-2 */
export const returnReasons = ['damaged', 'wrong-product', 'quality', 'ordered-too-much', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** RETURNS-3: registered → received → refunded; or refused. */
export type ReturnStatus = 'registered' | 'received' | 'refunded' | 'refused'
