/** The constants of every call, each named once. */
export const requestTimeoutMs = 20_000
export const cacheEntries = 200
export const shortCacheMs = 2_000
export const longCacheMs = 900_000
export const poolSockets = 50
export const poolFreeSockets = 10
