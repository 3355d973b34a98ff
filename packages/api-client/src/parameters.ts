/**
 * What a parameter must be before a call leaves (API-CLIENT-1).
 * `required` and `non-null` parameters must be given; `nullable` ones must be named, and null leaves them out.
 */
const rules = {
  id: 'required',
  userId: 'required',
  orderId: 'required',
  token: 'required',
  newPassword: 'required',
  emailAddress: 'required',
  captcha: 'nullable',
  callbackUrl: 'nullable',
  currentPassword: 'nullable',
  shoppingcartId: 'nullable',
  domain: 'required',
  url: 'required',
  countryCode: 'required',
  term: 'required',
  ids: 'required',
  productId: 'required',
  idempotencyKey: 'required',
  stockAlertId: 'required',
  addressId: 'required',
  mailplusId: 'required',
  productVariantId: 'non-null',
  toProductVariantId: 'non-null',
  quantity: 'non-null',
  sequence: 'non-null',
  subscribe: 'non-null',
  dealerId: 'non-null',
  parcelShopId: 'non-null',
  alternativeShippingAddress: 'non-null',
  key: 'nullable',
  lineNumber: 'nullable',
  code: 'nullable',
  samplename: 'nullable',
  password: 'nullable',
  confirmUrl: 'nullable',
  parcelShopZipcodeOrCity: 'nullable',
  zipcodeOrCity: 'nullable',
  countryId: 'required',
  latitude: 'required',
  longitude: 'required',
} as const satisfies Record<string, 'required' | 'non-null' | 'nullable'>

export type ParameterName = keyof typeof rules
type Parameters = Partial<Record<ParameterName, unknown>>

/** Throws for a parameter that is missing, and leaves out those that are null. */
export function checkedParameters<P extends Parameters>(given: P): { [K in keyof P]: NonNullable<P[K]> } {
  const entries = Object.entries(given).filter(([name, value]) => {
    const problem = parameterProblem(name as ParameterName, value)
    if (problem) throw new Error(problem)
    return value !== null
  })
  return Object.fromEntries(entries) as { [K in keyof P]: NonNullable<P[K]> }
}

function parameterProblem(name: ParameterName, value: unknown): string | undefined {
  if (value === undefined) return `The parameter '${name}' must be defined.`
  if (value !== null || rules[name] === 'nullable') return undefined
  return rules[name] === 'required'
    ? `The parameter '${name}' must be defined.`
    : `The parameter '${name}' cannot be null.`
}
