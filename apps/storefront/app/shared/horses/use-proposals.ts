import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import type { Schemas } from '@haverhof/api-client'
import { intervalWords } from '@haverhof/domain/cart'
import type { StoredHorse } from '@haverhof/domain/horses'
import { useTranslations } from '#texts'
import { answerOf, useQuery } from '../shop/use-query'
import { useChosenHorse } from './chosen-horse'
import { questionOf } from './use-ration'

type AnsweredProposal = Schemas['RepeatProposals']['proposals'][number]
type Pack = { productVariantId: number; quantity: number }

/**
 * How long the pieces last and the interval to repeat them; `horse` is the
 * name of the horse that eats them, null for that of the label.
 */
export type Proposal = Pick<AnsweredProposal, 'days' | 'enough'> & { lastsDays: number; horse: string | null }

/** The calculator gives the chosen horse no ration: why, and the name of the horse. */
export type Refused = { refusal: string; horse: string }

type Answer = { proposal: Proposal | null; refused: Refused | null }

/** How often these packs would come, by the ration of the chosen horse, all with one call; null asks nothing (REPEAT-36). */
export function useProposals(packs: readonly Pack[] | null): (variantId: number) => Answer {
  const horse = useChosenHorse()
  const packsKey = packs?.map(({ productVariantId, quantity }) => `${productVariantId}:${quantity}`).join(',')
  const question = { packs: packsKey ?? '', ...(horse && questionOf(horse)) }
  const { content } = useQuery(packsKey ? `proposals ${JSON.stringify(question)}` : null, (api) =>
    api.extended(repeatDeliveryCalls).proposals(question),
  )
  const proposals = answerOf(content)?.proposals ?? []
  return (variantId) => {
    const proposal = proposals.find((each) => each.productVariantId === variantId)
    return {
      proposal: proposal ? proposalOf(proposal, horse) : null,
      refused: proposal ? refusedOf(proposal, horse) : null,
    }
  }
}

function proposalOf(
  { days, lastsDays, enough, basis }: AnsweredProposal,
  horse: StoredHorse | null,
): Proposal | null {
  if (lastsDays === null) return null
  return { days, lastsDays, enough, horse: basis === 'horse' && horse ? horse.name : null }
}

function refusedOf({ refusal }: AnsweredProposal, horse: StoredHorse | null): Refused | null {
  return refusal && horse && { refusal, horse: horse.name }
}

/** An interval in words, with whom it fits. */
export function useOftenWords(): (days: number, proposal: Proposal | null) => string {
  const t = useTranslations('repeat-choice')
  return (days, proposal) => {
    const often = t('every', intervalWords(days))
    // What is too little to last is not proposed (REPEAT-28).
    if (days !== proposal?.days || proposal.enough) return often
    return proposal.horse === null ? t('label', { often }) : t('fits', { often, horse: proposal.horse })
  }
}
