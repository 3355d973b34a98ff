import { mayRepeat } from '@haverhof/domain/cart'
import { labelGramsPerDay } from '@haverhof/domain/catalogue'
import { adviseFeed, feedingOf, type Horse, type RefusalReason } from '@haverhof/domain/feed-advice'
import { proposedInterval } from '@haverhof/domain/repeat-delivery'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { type ProductOfPack, readProductsOfPacks } from '../catalogue/index.ts'
import { rulesOf } from '../feed-advice/index.ts'
import type { AskedPack } from './asked-packs.ts'
import type { ProposalInput, RepeatProposals } from './schemas.ts'

type Proposal = z.infer<typeof RepeatProposals>['proposals'][number]
type Product = ProductOfPack['product']

/** Null when none was described. */
export function horseOf({
  horseType,
  weight: weightKg,
  workLoad,
  roughageType,
  stage: lifeStage,
  condition: bodyCondition,
  health,
}: Omit<z.infer<typeof ProposalInput>, 'packs'>): Horse | null {
  if (!horseType || !weightKg || !workLoad || !roughageType) return null
  return { horseType, weightKg, workLoad, roughageType, lifeStage, bodyCondition, health }
}

/** Every how many days these packs would come, for a horse or for the one on the label; one statement (REPEAT-36). */
export async function proposeDays(
  context: AppContext,
  scope: SiteScope,
  { packs, horse }: { packs: readonly AskedPack[]; horse: Horse | null },
): Promise<Proposal[]> {
  const ids = new Set(packs.map(({ productVariantId }) => productVariantId))
  const productRows = await readProductsOfPacks(context, scope, [...ids])
  const products = new Map(productRows.map(({ product }) => [product.productVariantId, product]))
  return packs.flatMap((pack) => {
    const product = products.get(pack.productVariantId)
    return product ? proposalFor(product, pack, horse) : []
  })
}

function proposalFor(product: Product, pack: AskedPack, horse: Horse | null): Proposal[] {
  const variant = product.variants.find((each) => each.productVariantId === pack.productVariantId)
  if (!variant) return []
  const repeats = mayRepeat({ productType: product.productType, pack: variant.pack })
  const eaten = repeats && variant.content.unit !== 'piece' ? eatenOf(product, horse) : null
  const portion = eaten && 'gramsPerDay' in eaten ? eaten : null
  const gramsPerPack = variant.content.amount
  const interval = portion && proposedInterval({ gramsPerPack, quantity: pack.quantity, ...portion })
  return [
    {
      ...pack,
      mayRepeat: repeats,
      days: interval && interval.days,
      lastsDays: interval && interval.lastsDays,
      enough: interval && interval.enough,
      basis: portion && portion.basis,
      refusal: eaten && 'refusal' in eaten ? eaten.refusal : null,
    },
  ]
}

type Eaten = { gramsPerDay: number; basis: 'horse' | 'reference' } | { refusal: RefusalReason }

/** What is fed on some days of the week lasts the longer. The horse on the label stands for none that the calculator refuses. */
function eatenOf(product: Product, horse: Horse | null): Eaten | null {
  const rules = rulesOf(product)
  if (!rules) return null
  const { fedDays = { days: 1, of: 1 } } = feedingOf(rules.dose)
  const share = fedDays.days / fedDays.of
  if (horse) {
    const advice = adviseFeed(rules, horse)
    if (!advice.ok) return { refusal: advice.reason }
    return { gramsPerDay: advice.value.gramsPerDay * share, basis: 'horse' }
  }
  const grams = labelGramsPerDay(rules.dose)
  return grams > 0 ? { gramsPerDay: grams * share, basis: 'reference' } : null
}
