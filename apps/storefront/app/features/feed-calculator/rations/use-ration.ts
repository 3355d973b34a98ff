import { useEffect, useState } from 'react'
import { useAccount } from '../../../shared/account'
import { answerOf, useQuery } from '../../../shared/shop/use-query'
import { type RationInput, rationQuery, rationSearch } from './ration-address'
import type { OwnForage, Ration, RationData } from './ration-data'

export type RationState = {
  input: RationInput
  change: (next: RationInput) => void
  ration: Ration | null
  state: 'ready' | 'loading' | 'failed' | 'impossible'
  own: OwnForages
}

export type OwnForages = {
  isSignedIn: boolean
  forages: readonly OwnForage[]
  /** Null: standard forage. */
  sampleId: number | null
  choose: (sampleId: number | null) => void
}

/** What stands in the form, and the answer of the API to it (RATIONS-14). The page came with the first one. */
export function useRation(data: RationData): RationState {
  const [input, setInput] = useState(data.input)
  const own = useOwnForages()
  const query = rationQuery(input)
  const { sampleId } = own
  const isFirst = input === data.input && sampleId === null
  const key = query && !isFirst ? `ration ${JSON.stringify(query)} ${sampleId ?? ''}` : null
  const { content } = useQuery(key, (api) =>
    sampleId === null
      ? api.rations.calculate(query ?? neverAsked())
      : api.rations.calculateOwn(query ?? neverAsked(), sampleId),
  )
  useAddressOf(input, data.input)
  const shared = { input, change: setInput, own }
  if (!query) return { ...shared, ration: null, state: 'impossible' }
  if (isFirst) return { ...shared, ration: data.ration, state: 'ready' }
  const ration = answerOf(content) ?? data.ration
  const state = content?.state === 'rejected' ? 'failed' : content?.state === 'resolved' ? 'ready' : 'loading'
  return { ...shared, ration, state }
}

function neverAsked(): never {
  throw new Error('There is nothing to ask')
}

/** The latest result of a customer is filled in, until they choose otherwise (RATIONS-8). */
function useOwnForages(): OwnForages {
  const { isAuthenticated } = useAccount()
  const [chosen, setChosen] = useState<number | null | undefined>(undefined)
  const { content } = useQuery(isAuthenticated ? 'own forages' : null, (api) => api.rations.ownForages())
  const forages = (isAuthenticated && answerOf(content)?.forages) || []
  const latest = forages[0]?.sampleId ?? null
  return {
    isSignedIn: isAuthenticated,
    forages,
    sampleId: chosen === undefined ? latest : chosen,
    choose: setChosen,
  }
}

/** Browsers allow only so many changes of the address. */
const restMs = 250

function useAddressOf(input: RationInput, first: RationInput): void {
  useEffect(() => {
    if (input === first) return undefined
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', location.pathname + rationSearch(input) + location.hash)
    }, restMs)
    return () => clearTimeout(timer)
  }, [input, first])
}
