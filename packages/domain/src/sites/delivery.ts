/** PRODUCT-2: from this amount on an order is delivered without charge, on every site. */
export const freeDeliveryFromEuros = 75
