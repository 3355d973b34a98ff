import { dayOf, horseLimits, runsOutOn } from '@haverhof/domain/horses'
import type { SiteScope } from '@haverhof/domain/sites'
import {
  missing,
  type Missing,
  refusal,
  type Result,
  success,
  type WrongFields,
} from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { readProduct } from '../catalogue/index.ts'
import { columnsOf, type RowOf, statement } from '../database/index.ts'
import type { TooMany } from './refusals.ts'
import type { PackInputView } from './schemas.ts'
import type { horsePack } from './tables.ts'
import { type OfHorse, withOwnHorse } from './with-own-horse.ts'

type OfPack = OfHorse & { variantId: number }

/** A horse eats from a pack since a day (HORSES-9). A pack that is opened on another day is another one. */
export async function openPack(
  context: AppContext,
  scope: SiteScope,
  { userId, horseId, variantId, pack }: OfPack & { pack: PackInputView },
): Promise<Result<null, Missing | WrongFields | TooMany>> {
  const content = await contentOf(context, scope, variantId)
  if (!content.ok) return content
  const lastsUntil = runsOutOn({ ...pack, ...content.value })
  if (pack.openedOn > dayOf(context.now()) || lastsUntil > '2200')
    return refusal('invalid-fields', { problems: [{ parameter: 'openedOn', reason: 'invalid-date' }] })
  const { siteId, languageId } = scope
  const values = { ...pack, horseId, variantId, siteId, languageId, runsOutOn: lastsUntil }
  return withOwnHorse(context, { userId, horseId, what: 'horse' }, async ({ rows }) => {
    const packs = await rows(open, { ...values, most: horseLimits.packs })
    return packs.length > 0 ? success(null) : refusal('too-many-packs', { maximum: horseLimits.packs })
  })
}

export async function removePack(context: AppContext, ofPack: OfPack): Promise<Result<null, Missing>> {
  const { userId, horseId, variantId } = ofPack
  const removed = await context.database.rows(remove, { userId, horseId, variantId })
  return removed.length > 0 ? success(null) : missing('pack')
}

/** A litre counts as a kilogram (FEED-ADVICE-7); what is sold by the piece does not run out by weight. */
async function contentOf(context: AppContext, scope: SiteScope, variantId: number) {
  const read = await readProduct(context, scope, variantId)
  if (!read.ok) return read
  const product = read.value
  const variant = product.variants.find(({ productVariantId }) => productVariantId === variantId)
  if (!variant || variant.content.unit === 'piece') return missing('pack')
  return success({ gramsPerPack: variant.content.amount, fedDays: product.dose?.feeding?.fedDays })
}

const packColumns = columnsOf<typeof horsePack.$inferSelect>()([
  'pieces',
  'gramsPerDay',
  'openedOn',
  'runsOutOn',
  'siteId',
  'languageId',
  'isReminded',
])

type PackValues = Omit<OfPack, 'userId'> & RowOf<typeof packColumns> & { most: number }

// The same pack with other grams has had its mail, if it had one; another pack has not (HORSES-11).
const open = statement<PackValues>(
  'horses-open-pack',
  `
    insert into horse_pack as k (horse_id, variant_id, ${packColumns.list()})
    select :horseId, :variantId, ${packColumns.values}
    where (select count(*) from horse_pack where horse_id = :horseId and variant_id <> :variantId) < :most
    on conflict (horse_id, variant_id) do update set ${packColumns.setFrom('excluded')},
      reminded_at = case when k.opened_on = excluded.opened_on then k.reminded_at end
    returning 1`,
)

const remove = statement<OfPack>(
  'horses-remove-pack',
  `
    delete from horse_pack k using horse h
    where k.horse_id = h.horse_id and h.horse_id = :horseId and h.user_id = :userId and k.variant_id = :variantId
    returning k.horse_id`,
)
