/** Why staff say that pieces are gone, or there again (STOCK-5). */
export const correctionReasons = ['damaged', 'own-use', 'returned', 'counted'] as const
export type CorrectionReason = (typeof correctionReasons)[number]
