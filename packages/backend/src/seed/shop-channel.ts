/** The page caches of every process listen here. */
export const shopChannel = 'shop_changed'
