import { runsOutOn } from '@haverhof/domain/horses'
import { readFeedings } from '../catalogue/index.ts'
import { runOn, statement } from '../database/index.ts'
import type { Seeding } from '../seed/seeding.ts'

type PackRow = {
  horseId: number
  variantId: number
  openedOn: string
  pieces: number
  gramsPerDay: number
  runsOutOn: string
}

/** HORSES-20: reckons by what products say now, where that differs from what they said when a pack was opened. Three statements. */
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

const list = statement<object, PackRow>(
  'horses-packs-of-all',
  `
    select horse_id "horseId", variant_id "variantId", opened_on::text "openedOn", pieces, grams_per_day "gramsPerDay",
      runs_out_on::text "runsOutOn"
    from horse_pack`,
)

// What its owner has changed in the meantime was reckoned then.
const renew = statement<{ packs: string }>(
  'horses-renew-run-outs',
  `
    update horse_pack k set runs_out_on = n."lastsUntil"
    from json_to_recordset(:packs::json) n("horseId" int, "variantId" int, "runsOutOn" date, "lastsUntil" date)
    where k.horse_id = n."horseId" and k.variant_id = n."variantId" and k.runs_out_on = n."runsOutOn"`,
)
