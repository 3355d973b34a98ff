/** Where the owner is told that the input is wrong; everybody else is told that there is nothing. */
export const ownersTrouble: Record<string, number> = {
  'POST /api/account/passkeys': 422, // No device made it.
  // Only companies have one.
  'GET /api/account/invoices/{invoiceNumber}/ubl': 404,
  'POST /api/cart/{id}/discountcode': 422,
  'POST /api/cart/{id}/setdealer': 404,
  'POST /api/cart/{id}/setdpdpickuppoint': 404,
  'POST /api/orders': 409,
  'GET /api/orders/{id}': 404,
  'GET /api/orders/{id}/invoice': 404,
  'POST /api/orders/{id}/payment': 404,
}
