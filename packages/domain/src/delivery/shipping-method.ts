/** DELIVERY-2: home delivery by our own carriers, or a parcel shop. */
export const shippingMethods = { shipping: 0, dpd: 1 } as const

export type ShippingMethod = (typeof shippingMethods)[keyof typeof shippingMethods]
