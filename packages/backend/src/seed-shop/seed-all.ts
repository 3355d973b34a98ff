import type { AppContext } from '../app-context.ts'
import { seedCatalogue } from '../catalogue/seed/seed-catalogue.ts'
import { renewContracts } from '../content/contract/renew-contracts.ts'
import { readContent } from '../content/content-data.ts'
import { refuseUnknownRefs } from '../content/menu-refs.ts'
import { refuseClaimsOfContent, refuseClaimsOfFiles, textsOnIllness } from './claims-of-content.ts'
import { refuseMissingPages } from './legal-pages.ts'
import { seedContent } from '../content/seed-content.ts'
import { seedDealers } from '../dealers/seed/seed-dealers.ts'
import { seedDelivery } from '../delivery/seed/seed-delivery.ts'
import { seedGiftCards } from '../payments/gift-cards/seed-gift-cards.ts'
import { renewRunOuts } from '../horses/renew-run-outs.ts'
import { seedPricing } from '../pricing/seed/seed-pricing.ts'
import { seedLaboratory } from '../laboratory/seed/seed-laboratory.ts'
import { seedSites } from '../sites/seed-sites.ts'
import { analyzeFilled } from '../seed/analyze-filled.ts'
import { keepLastSeed } from '../seed/last-seed.ts'
import type { Seeding } from '../seed/seeding.ts'
import { shopChannel } from '../seed/shop-channel.ts'
import { runOn } from '../database/index.ts'

/** Every context's data, in the order in which they refer to each other. */
export async function seedAll(context: AppContext, seeding: Seeding, fingerprint: string): Promise<void> {
  const { client, dataDir, now } = seeding
  const content = readContent(dataDir)
  const page = [...content.sections, ...content.items.filter(({ kind }) => kind === 'pages')]
  await seedSites(seeding, {
    page: idsByKey(page),
    footer: idsByKey(content.footers),
    navigation: idsByKey(content.navigations),
  })
  refuseMissingPages(dataDir, content)
  await seedContent(seeding, content)
  const { unpublished, feedIds } = await seedCatalogue(seeding)
  refuseClaimsOfContent(content, feedIds)
  refuseClaimsOfFiles(dataDir)
  await refuseUnknownRefs(client, content)
  context.log.info(
    { files: textsOnIllness(content) },
    'texts that name illnesses: no product may stand in such a sentence',
  )
  if (unpublished.length > 0) context.log.warn({ unpublished }, 'some products cannot be shown everywhere')
  // Their pins are known to everybody who reads the data, so a real shop issues none of them.
  if (seeding.examples === 'write') await seedGiftCards(seeding)
  await seedDealers(seeding)
  await seedDelivery(seeding)
  const { refused } = await seedPricing(seeding)
  if (refused.length > 0)
    context.log.warn(
      { promotions: refused },
      'some promotions have the id, key or code of others in the shop',
    )
  await seedLaboratory(seeding)
  await renewRunOuts(seeding)
  await renewContracts(runOn(client), now)
  await keepLastSeed({ rows: runOn(client) }, { fingerprint, now })
  await analyzeFilled(client)
  await client.query(`select pg_notify('${shopChannel}', 'seed')`)
}

function idsByKey(things: readonly { id: number; key: string }[]): Map<string, number> {
  return new Map(things.map(({ id, key }) => [key, id]))
}
