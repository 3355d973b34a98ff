/** Times and distances of the shop's behaviour, each named once. */
const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

export const progressDurationMs = 3 * SECOND
export const progressTickMs = 100
export const progressCompleteAbovePercent = 95
export const progressHideAfterMs = 500
export const progressResetAfterMs = 200

export const pendingDelayMs = 200
export const idleTimeoutMs = 2 * SECOND
export const scrollDirectionRefreshMs = 250
export const impressionBatchMs = 1 * SECOND
export const cookieLifetimeMs = 365 * DAY

export const tapTolerancePx = 10
export const holdMs = 400
export const swipePx = 30
export const longTapMs = 400

/** A hash that means: change the address, leave the scroll position alone. */
export const noScrollHash = '#no-scroll'

export const compareMaximum = 4
export const defaultPageSize = 24
export const firstPage = 1

export const suggestionDelayMs = 150
export const suggestionMinLength = 2

export const consentCookie = 'consent'
export const localizationCookie = 'localization'
export const compareStorageKey = 'compare'
export const accountStorageKey = 'account'
export const cartStorageKey = 'cart'
export const cartChannel = 'cart'
export const horseStorageKey = 'horse'
export const sharedStorageKey = 'shared'
export const campaignStorageKey = 'campaign'
