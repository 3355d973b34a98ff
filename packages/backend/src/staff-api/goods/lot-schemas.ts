import { packSizeText } from '@haverhof/domain/catalogue'
import { type LanguageCode, languages } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { readPackStock } from '../../catalogue/index.ts'
import type { ListedLot } from '../../orders/index.ts'

const State = z.enum(['free', 'blocked'])

export const Lot = z
  .object({
    lotId: z.int(),
    variantId: z.int(),
    article: z.string(),
    title: z.string(),
    pack: z.string().openapi({ description: 'How much is in it: 20 kg' }),
    lotNumber: z.string(),
    bestBefore: z.string().nullable(),
    receivedAt: z.iso.datetime(),
    amount: z.int(),
    state: State,
    withheld: z.int().openapi({ description: 'Pieces of a blocked lot that are not free to sell any more' }),
    blockedReason: z.string().nullable(),
  })
  .openapi('StaffLot')

/** Lots with the names of their packs. */
export async function lotViews({ database }: AppContext, lots: readonly ListedLot[], language: LanguageCode) {
  const variantIds = [...new Set(lots.map(({ variantId }) => variantId))]
  const packs = await readPackStock(database, { variantIds, languageId: languages[language].languageId })
  return ({ receivedAt, ...lot }: ListedLot) => {
    const { article = '', title = '', content } = packs.get(lot.variantId) ?? {}
    const pack = content ? packSizeText(content, language, content.pack) : ''
    return { ...lot, article, title, pack, receivedAt: receivedAt.toISOString() }
  }
}
