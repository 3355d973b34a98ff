/** STOCK-5: why staff say that pieces are gone, or there again. */
export const correctionReasons = ['damaged', 'own-use', 'returned', 'counted'] as const
export type CorrectionReason = (typeof correctionReasons)[number]
