/** TRACKING-2: what stands first on the home page; the products further down are a list of their own. */
export const openingList = { id: 'home-opening', name: 'home-opening' }
