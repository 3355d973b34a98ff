import {
  type BillingFields,
  billingProblems,
  type FieldProblem,
  tidyBilling,
} from '@haverhof/domain/checkout'
import { type Result, success, type TooManyAttempts, wrongFields } from '@haverhof/domain/shared'
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
import { askVatRegister, type Terms } from '../pricing/index.ts'
import { refuseDutchAddress } from './field-refusals.ts'
import { checkoutCartOf, openStep, refuseStep } from './open-step.ts'
import type { CheckoutRefused } from './refusals.ts'
import type { BillingInput } from './schemas.ts'
import { totalsAfter } from './totals-after.ts'

type Input = z.infer<typeof BillingInput>

/**
 * Who buys, wherever they live (CHECKOUT-6, CHECKOUT-43). Only the fields of the
 * form are kept, whatever else is sent. One statement when all is well.
 */
export async function setBilling(
  context: AppContext,
  call: CartCall,
  input: Input,
): Promise<Result<CalculatedCartView, CheckoutRefused>> {
  const record = await judged(context, call, input)
  if (!record.ok) return record
  const change = () => changeAndRead(context, call, setColumns, { billing: record.value })
  let read = await change()
  if (!read) {
    const open = await openStep(context, call, 'billing')
    if (!open.ok) return open
    read = await change()
  }
  if (!read) return cartMissing(context, call)
  const closed = refuseStep(checkoutCartOf(read.stored), 'billing')
  return closed ?? success(await totalsAfter(context, read, {}))
}

/** Judged by the terms that are kept. When they object, the cart comes first, and the terms of this moment have the last word. */
async function judged(
  context: AppContext,
  call: CartCall,
  input: Input,
): Promise<Result<BillingRecord, CheckoutRefused>> {
  const priceTerms = await context.priceTerms.read()
  const record = await recordOf(context, call, input, priceTerms)
  if (record.ok) return record
  const open = await openStep(context, call, 'billing')
  if (!open.ok) return open
  const { terms } = open.value.pricedVariants
  return terms === priceTerms ? record : recordOf(context, call, input, terms)
}

async function recordOf(
  context: AppContext,
  call: CartCall,
  input: Input,
  terms: Terms,
): Promise<Result<BillingRecord, CheckoutRefused>> {
  const address = addressFields(input.address)
  const country = countryOf(terms, call.scope.siteId, address.countryId)
  const regionCode = country?.regionCode ?? null
  const billing = tidyBilling({ ...fieldsOf(input), address }, regionCode)
  const dutch = await refuseDutchAddress(context, call.scope, [regionCode])
  const refused = dutch ?? wrongFields(await problemsOf(billing, country))
  if (refused) return refused
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
  const parameters = new Set(problems.map((problem) => problem.parameter))
  const numbers = await numberProblems(
    {
      phoneNumber: parameters.has('phoneNumber') ? null : billing.phoneNumber,
      vatNumber: parameters.has('vatNumber') ? null : billing.vatNumber,
    },
    country?.regionCode ?? null,
  )
  return [...problems, ...numbers]
}

async function billingRecord(
  context: AppContext,
  { clientIp }: CartCall,
  billing: BillingFields,
): Promise<Result<BillingRecord, TooManyAttempts>> {
  const { address, vatNumber, ...rest } = billing
  const answer = vatNumber === null ? success(null) : await askVatRegister(context, vatNumber, clientIp)
  if (!answer.ok) return answer
  return success({ ...rest, vatNumber, vatNumberValid: answer.value, address: addressRecord(address) })
}

const setColumns = cartChangeWithVariants<{ billing: BillingRecord }>(
  'checkout-set-billing',
  'billing = :billing',
)
