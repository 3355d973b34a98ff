import { runsOutOn } from '@haverhof/domain/horses'
import { readFeedings } from '../catalogue/index.ts'
import { columnsOf, type RowOf, runOn, statement } from '../database/index.ts'
import type { Seeding } from '../seed/seeding.ts'
import type { horsePack } from './tables.ts'

const packColumns = columnsOf<typeof horsePack.$inferSelect>()([
  'horseId',
  'variantId',
  'openedOn',
  'pieces',
  'gramsPerDay',
  'runsOutOn',
])

/** Reckons by what products say now, where that differs from what they said when a pack was opened (HORSES-20). Three statements. */
export async function renewRunOuts({ client }: Pick<Seeding, 'client'>): Promise<void> {
  const rows = runOn(client)
  const packs = await rows(list)
  const feedingOf = await readFeedings({ rows }, [...new Set(packs.map(({ variantId }) => variantId))])
  const changed = packs.flatMap((pack) => {
    const { gramsPerPack, fedDays } = feedingOf(pack.variantId)
    if (gramsPerPack === null) return []
    const lastsUntil = runsOutOn({ ...pack, gramsPerPack, fedDays: fedDays ?? undefined })
    return lastsUntil === pack.runsOutOn ? [] : [{ ...pack, lastsUntil }]
  })
  await rows(renew, { packs: JSON.stringify(changed) })
}

const list = statement<object, RowOf<typeof packColumns>>(
  'horses-packs-of-all',
  `select ${packColumns.select()} from horse_pack`,
)

// What its owner has changed in the meantime was reckoned then.
const renew = statement<{ packs: string }>(
  'horses-renew-run-outs',
  `
    update horse_pack k set runs_out_on = n."lastsUntil"
    from json_to_recordset(:packs::json) n("horseId" int, "variantId" int, "runsOutOn" date, "lastsUntil" date)
    where k.horse_id = n."horseId" and k.variant_id = n."variantId" and k.runs_out_on = n."runsOutOn"`,
)
