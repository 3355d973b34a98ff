import { fieldLimits, tidyText } from '@haverhof/domain/checkout'
import type { AppContext } from '../../app-context.ts'
import { badInput, notFound } from '../../http/index.ts'
import { type CartCall, type CartState, ownCartSql, ownerValues, requireOpen } from '../cart-call.ts'
import { samplesPerPackSql } from './line-limits.ts'
import type { SamplePlace } from './remove-sample.ts'

/** CART-10: names a sample; without a name it has none again. */
export async function nameSample(
  context: AppContext,
  call: CartCall,
  { productVariantId, sequence, sampleName }: SamplePlace & { sampleName: string | null },
): Promise<void> {
  const name = tidyText(sampleName ?? '') || null
  if (name && name.length > fieldLimits.sampleName) throw badInput('samplename', 'too-long')
  const values = [
    ...ownerValues(call),
    call.scope.languageId,
    context.now(),
    productVariantId,
    sequence,
    name,
  ]
  const [row] = await context.database.rows<{ state: CartState | null; named: boolean }>(rename, values)
  await requireOpen(context, call, row?.state)
  if (!row?.named) throw notFound('sample')
}

// An array that is given its second element first would begin there, so the places before it are filled.
const namedSql = `
  array_append(
    (l.sample_names || array_fill(null::text, array[greatest($7 - cardinality(l.sample_names) - 1, 0)]))[1:$7 - 1],
    $8::text) || l.sample_names[$7 + 1:]`

const rename = {
  name: 'cart-name-sample',
  text: `
    with own as (
      select cart_id, state from cart where ${ownCartSql} for update),
    line as (
      update cart_line l set sample_names = ${namedSql} from own, product_variant v join product p using (product_id)
      where l.cart_id = own.cart_id and own.state = 'open' and l.variant_id = $6 and v.variant_id = $6
        and l.quantity * (${samplesPerPackSql}) >= $7
      returning 1),
    touched as (
      update cart set last_modified = $5, language_id = $4 from line where cart_id = $1)
    select state, exists (select from line) named from own`,
}
