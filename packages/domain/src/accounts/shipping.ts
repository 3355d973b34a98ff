import { type AddressFields, addressProblems, tidyAddress } from './address.ts'
import { type FieldProblem, textProblems } from './field-problem.ts'
import { tidyText } from './tidy-text.ts'

/** Who receives the goods at another address than the billing one. */
export type ShippingFields = { firstName: string; lastName: string; address: AddressFields }

export function tidyShipping(shipping: ShippingFields, regionCode: string | null): ShippingFields {
  return {
    firstName: tidyText(shipping.firstName),
    lastName: tidyText(shipping.lastName),
    address: tidyAddress(shipping.address, regionCode),
  }
}

export function shippingProblems(
  shipping: ShippingFields,
  regionCode: string | null,
  prefix = '',
): FieldProblem[] {
  return [
    ...textProblems(prefix, { field: 'firstName', value: shipping.firstName }),
    ...textProblems(prefix, { field: 'lastName', value: shipping.lastName }),
    ...addressProblems(shipping.address, regionCode, `${prefix}address.`),
  ]
}
