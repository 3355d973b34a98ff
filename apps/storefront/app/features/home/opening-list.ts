/** What stands first on the home page; the products further down are a list of their own (TRACKING-2). */
export const openingList = { id: 'home-opening', name: 'home-opening' }
