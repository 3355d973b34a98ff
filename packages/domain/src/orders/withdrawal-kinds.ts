/** ENDING-1: who withdraws undoes a contract; who ends one lets it run no longer, some for an important reason. */
export const endingKinds = ['ending', 'ending-for-cause'] as const
export type EndingKind = (typeof endingKinds)[number]
export const withdrawalKinds = ['withdrawal', ...endingKinds] as const
export type WithdrawalKind = (typeof withdrawalKinds)[number]
