import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import { useTranslations } from '#texts'
import { answerOf, useQuery } from '../shop/use-query'
import { useChosenHorse } from './chosen-horse'
import { questionOf } from './use-ration'

type Pack = { productVariantId: number; quantity: number }

/** Every so many weeks; `horse` is the name of the one it fits, null for the horse on the label. */
type Proposal = { weeks: number; horse: string | null }

/** REPEAT-5: how often these packs would come, by the ration of the chosen horse, all with one call; null asks nothing. */
export function useProposals(packs: readonly Pack[] | null): (variantId: number) => Proposal | null {
  const horse = useChosenHorse()
  const asked = packs?.map(({ productVariantId, quantity }) => `${productVariantId}:${quantity}`).join(',')
  const question = { packs: asked ?? '', ...(horse && questionOf(horse)) }
  const { content } = useQuery(asked ? `proposals ${JSON.stringify(question)}` : null, (api) =>
    api.extended(repeatDeliveryCalls).proposals(question),
  )
  const known = answerOf(content)?.proposals ?? []
  return (variantId) => {
    const { weeks = null, basis } = known.find((each) => each.productVariantId === variantId) ?? {}
    return weeks === null ? null : { weeks, horse: basis === 'horse' && horse ? horse.name : null }
  }
}

/** An interval in words, with whom it fits. */
export function useOftenWords(): (weeks: number, proposal: Proposal | null) => string {
  const t = useTranslations('repeat-choice')
  return (weeks, proposal) => {
    const often = t('every', { weeks })
    if (weeks !== proposal?.weeks) return often
    return proposal.horse === null ? t('label', { often }) : t('fits', { often, horse: proposal.horse })
  }
}
