/** REFUNDS-4: why the shop gives money back by itself (ORDERS-7); nothing was invoiced, so nothing is credited. */
export const strayReasons = ['order-cancelled', 'paid-twice'] as const
export type StrayReason = (typeof strayReasons)[number]
