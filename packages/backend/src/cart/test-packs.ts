/** Packs that tests put into carts. */
export const muesli = 10101
export const pellet = 11101
export const quickscan = 90101
