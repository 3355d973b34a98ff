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
  cartChangeWithVariants,
  cartMissing,
  changeAndRead,
  countryOf,
  type DeliveryCountry,
} from '../cart/index.ts'
import { refuseFields } from '../http/index.ts'
import { askVatRegister, type Terms } from '../pricing/index.ts'
import { refuseDutchAddress } from './field-refusals.ts'
import { checkoutCartOf, openStep, requireStep } from './open-step.ts'
import type { BillingInput } from './schemas.ts'
import { totalsAfter } from './totals-after.ts'

type Input = z.infer<typeof BillingInput>

/** CHECKOUT-6, CHECKOUT-43: who buys, wherever they live. Only the fields of the form are kept, whatever else is sent. One statement when all is well. */
export async function setBilling(
  context: AppContext,
  call: CartCall,
  input: Input,
): Promise<CalculatedCartView> {
  const record = await judged(context, call, input)
  const change = () => changeAndRead(context, call, setColumns, { billing: record })
  const read = (await change()) ?? (await openStep(context, call, 'billing').then(change))
  if (!read) return cartMissing(context, call)
  requireStep(checkoutCartOf(read.stored), 'billing')
  return totalsAfter(context, read, {})
}

/** Judged by the terms that are kept. When they object, the cart comes first, and the terms of this moment have the last word. */
async function judged(context: AppContext, call: CartCall, input: Input): Promise<BillingRecord> {
  const kept = await context.priceTerms.read()
  try {
    return await recordOf(context, call, input, kept)
  } catch (refusal) {
    const { pricedVariants } = await openStep(context, call, 'billing')
    if (pricedVariants.terms === kept) throw refusal
    return recordOf(context, call, input, pricedVariants.terms)
  }
}

async function recordOf(
  context: AppContext,
  call: CartCall,
  input: Input,
  terms: Terms,
): Promise<BillingRecord> {
  const address = addressFields(input.address)
  const country = countryOf(terms, call.scope.siteId, address.countryId)
  const regionCode = country?.regionCode ?? null
  const billing = tidyBilling({ ...fieldsOf(input), address }, regionCode)
  await refuseDutchAddress(context, call.scope, [regionCode])
  refuseFields(await problemsOf(billing, country))
  return billingRecord(context, call, billing)
}

function fieldsOf(input: Input): Omit<BillingFields, 'address'> {
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

const setColumns = cartChangeWithVariants<{ billing: BillingRecord }>(
  'checkout-set-billing',
  'billing = :billing',
)
