import { productTypes } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { readFeedings, readVariantCards } from '../catalogue/index.ts'
import { type Database, type RowOf, statement } from '../database/index.ts'
import { boughtVariants } from '../orders/index.ts'
import { horseColumns } from './add-horse.ts'
import type { HorsesView, HorseView } from './schemas.ts'

type PackView = HorseView['packs'][number]
type PackRow = Omit<PackView, 'title' | 'packSize' | 'url' | 'unit' | 'fedDays'>
type Row = RowOf<typeof horseColumns> & {
  horseId: number
  weights: HorseView['weights']
  photoMoment: number | null
  packs: PackRow[]
}
type Cards = Awaited<ReturnType<typeof readVariantCards>>

const mostBought = 40

/** The customer's horses by name, and what they could eat from (HORSES-3). Four statements. */
export async function listHorses(
  context: AppContext,
  { userId, scope }: { userId: string; scope: SiteScope },
): Promise<HorsesView> {
  const horses = await horsesOf(context.database, userId)
  const bought = await boughtVariants(context.database, { userId, most: mostBought })
  const opened = horses.flatMap(({ packs }) => packs.map(({ productVariantId }) => productVariantId))
  const variantIds = [...new Set([...opened, ...bought])]
  const cards = await readVariantCards(context, scope, variantIds)
  const readings = await readFeedings(context.database, variantIds)
  const feedingOf = (variantId: number) => {
    const { unit, fedDays } = readings(variantId)
    return { unit, fedDays }
  }
  return {
    horses: horses.map((horse) => ({
      ...horse,
      packs: horse.packs.map((pack) => ({
        ...pack,
        ...feedingOf(pack.productVariantId),
        ...wordsOf(pack.productVariantId, cards),
      })),
    })),
    boughtPacks: cards
      .filter((card) => bought.includes(card.productVariantId) && card.productType === productTypes.feed)
      .map(({ productId, productVariantId, title, packSize }) => ({
        productId,
        productVariantId,
        title,
        packSize,
        ...feedingOf(productVariantId),
      })),
  }
}

/** Everything of every horse, for the export too (CUSTOMERS-4). One statement. */
export async function horsesOf(
  { rows }: Pick<Database, 'rows'>,
  userId: string,
): Promise<(Omit<HorseView, 'packs'> & { packs: PackRow[] })[]> {
  const horses = await rows(list, { userId })
  return horses.map(({ health, photoMoment, ...horse }) => ({
    ...horse,
    health: health ?? 'unknown',
    weightKg: horse.weights[0]?.weightKg ?? 0,
    photoUrl: photoMoment === null ? null : `/api/account/horses/${horse.horseId}/photo?v=${photoMoment}`,
  }))
}

function wordsOf(productVariantId: number, cards: Cards) {
  const card = cards.find((each) => each.productVariantId === productVariantId)
  return {
    title: card?.title ?? '',
    packSize: card?.packSize ?? '',
    url: card?.url ?? null,
  }
}

const list = statement<{ userId: string }, Row>(
  'horses-list',
  `
    select h.horse_id "horseId", ${horseColumns.select('h')},
      (select floor(extract(epoch from p.taken_in_at))::int from horse_photo p where p.horse_id = h.horse_id) "photoMoment",
      (select json_agg(json_build_object('weighedOn', w.weighed_on, 'weightKg', w.weight_kg) order by w.weighed_on desc)
        from horse_weight w where w.horse_id = h.horse_id) weights,
      coalesce((select json_agg(json_build_object('productVariantId', k.variant_id, 'openedOn', k.opened_on,
          'pieces', k.pieces, 'gramsPerDay', k.grams_per_day, 'runsOutOn', k.runs_out_on, 'isReminded', k.is_reminded)
          order by k.runs_out_on, k.variant_id)
        from horse_pack k where k.horse_id = h.horse_id), '[]') packs
    from horse h where h.user_id = :userId order by lower(h.name), h.horse_id`,
)
