import {
  type BillingFields,
  billingProblems,
  type FieldProblem,
  tidyBilling,
} from '@haverhof/domain/checkout'
import type { z } from '@hono/zod-openapi'
import { addressFields, addressRecord, numberProblems } from '../accounts/index.ts'
import type { AppContext } from '../app-context.ts'
import {
  type BillingRecord,
  type CalculatedCartView,
  type CartCall,
  cartChange,
  changeCart,
  countryOf,
  customerKeyOf,
  type DeliveryCountry,
} from '../cart/index.ts'
import { refuseFields } from '../http/index.ts'
import { askVatRegister } from '../pricing/index.ts'
import { refuseDutchAddress } from './field-refusals.ts'
import { openStep } from './open-step.ts'
import type { BillingInput } from './schemas.ts'
import { totalsAfter } from './totals-after.ts'

/** CHECKOUT-6: who buys. Only the fields of the form are kept, whatever else is sent. */
export async function setBilling(
  context: AppContext,
  call: CartCall,
  input: z.infer<typeof BillingInput>,
): Promise<CalculatedCartView> {
  const read = await openStep(context, call, 'billing')
  const address = addressFields(input.address)
  const country = countryOf(read.shelf.terms, call.scope.siteId, address.countryId)
  const regionCode = country?.regionCode ?? null
  const billing = tidyBilling({ ...fieldsOf(input), address }, regionCode)
  await refuseDutchAddress(context, call.scope, [regionCode])
  refuseFields(await problemsOf(billing, country))
  const record = await billingRecord(context, call, billing)
  await changeCart(context, call, setColumns, [record, record.address.countryId])
  return totalsAfter(context, read, {
    billingCountryId: record.address.countryId,
    vatNumber: record.vatNumber,
    vatNumberIsValid: record.vatNumberValid === 'valid',
    customerKey: customerKeyOf({ ...read.stored, billing: record }),
  })
}

function fieldsOf(input: z.infer<typeof BillingInput>): Omit<BillingFields, 'address'> {
  return {
    firstName: input.firstName ?? '',
    lastName: input.lastName ?? '',
    phoneNumber: input.phoneNumber ?? null,
    emailAddress: input.emailAddress ?? '',
    companyName: input.companyName ?? null,
    vatNumber: input.vatNumber ?? null,
  }
}

async function problemsOf(billing: BillingFields, country: DeliveryCountry | null): Promise<FieldProblem[]> {
  const problems = billingProblems(billing, country?.regionCode ?? null)
  if (country && country.shippingMethods.length === 0) {
    problems.push({ parameter: 'address.countryId', reason: 'not-delivered-there' })
  }
  const known = new Set(problems.map((problem) => problem.parameter))
  const numbers = await numberProblems(
    {
      phoneNumber: known.has('phoneNumber') ? null : billing.phoneNumber,
      vatNumber: known.has('vatNumber') ? null : billing.vatNumber,
    },
    country?.regionCode ?? null,
  )
  return [...problems, ...numbers]
}

async function billingRecord(
  context: AppContext,
  { clientIp }: CartCall,
  billing: BillingFields,
): Promise<BillingRecord> {
  const { address, vatNumber, ...rest } = billing
  return {
    ...rest,
    vatNumber,
    vatNumberValid: vatNumber === null ? null : await askVatRegister(context, vatNumber, clientIp),
    address: addressRecord(address),
  }
}

// A parcel shop of the country the customer lived in before is no longer a place to go to.
const setColumns = cartChange(
  'checkout-set-billing',
  `billing = $6,
    parcel_shop_id = case when (billing->'address'->>'countryId')::int = $7 then parcel_shop_id end,
    parcel_shop_zipcode_or_city = case when (billing->'address'->>'countryId')::int = $7
      then parcel_shop_zipcode_or_city end`,
)
