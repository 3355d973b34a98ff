import { fieldLimits, tidyText } from '@haverhof/domain/checkout'
import { missing, type Result, success, wrongInput } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import {
  type CartCall,
  type CartState,
  type CartTouch,
  ownCartSql,
  whyNotOpen,
  touchValues,
} from '../cart-call.ts'
import type { CartRefused } from '../refusals.ts'
import { samplesPerPackSql } from './line-limits.ts'
import type { SamplePlace } from './remove-sample.ts'
import { statement } from '../../database/index.ts'

/** Names a sample; without a name it has none again (CART-10). */
export async function nameSample(
  context: AppContext,
  call: CartCall,
  { variantId, sequence, sampleName }: SamplePlace & { sampleName: string | null },
): Promise<Result<null, CartRefused>> {
  const name = tidyText(sampleName ?? '') || null
  if (name && name.length > fieldLimits.sampleName) return wrongInput('samplename', 'too-long')
  const values = { ...touchValues(context, call), variantId, sequence, name }
  const [row] = await context.database.rows(rename, values)
  const notOpen = await whyNotOpen(context, call, row?.state)
  if (notOpen) return notOpen
  return row?.named ? success(null) : missing('sample')
}

// An array that is given its second element first would begin there, so the places before it are filled.
const namedSql = `
  array_append(
    (l.sample_names || array_fill(null::text, array[greatest(:sequence - cardinality(l.sample_names) - 1, 0)]))[1:(:sequence - 1)],
    :name::text) || l.sample_names[:sequence + 1:]`

const rename = statement<
  CartTouch & SamplePlace & { name: string | null },
  { state: CartState; named: boolean }
>(
  'cart-name-sample',
  `
    with own as (
      select cart_id, state from cart where ${ownCartSql} for update),
    line as (
      update cart_line l set sample_names = ${namedSql} from own, product_variant v join product p using (product_id)
      where l.cart_id = own.cart_id and own.state = 'open' and l.variant_id = :variantId and v.variant_id = :variantId
        and l.quantity * (${samplesPerPackSql}) >= :sequence
      returning 1),
    touched as (
      update cart set version = version + 1, last_modified = :now, language_id = :languageId
      from line where cart_id = :cartId)
    select state, exists (select from line) named from own`,
)
