/** What a browser remembers of a shopper, by the name in its storage, that goes along to another language of the site (SITES-15). */
export const browserMemoryKeys = ['cart', 'compare', 'horse'] as const

/** Null says that there is nothing of it any more; what is missing is not spoken of. */
export type BrowserMemory = Partial<Record<(typeof browserMemoryKeys)[number] | 'account', string | null>>

/** Brings it to the other host for a minute; the first page there moves it into the storage (SITES-21). */
export const arrivalCookie = 'arrival'
