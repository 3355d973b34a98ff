import { type SoughtRef, useShop } from './shop'

/** FEED-ADVICE-13: where the calculator is, if the foot of the shop leads to it. */
export function useFeedCalculatorUrl(): string | null {
  return useUrlInFoot('page:feed-calculator')
}

/** RATIONS-14: where several feeds are added up, likewise. */
export function useRationUrl(): string | null {
  return useUrlInFoot('page:ration')
}

function useUrlInFoot(ref: SoughtRef): string | null {
  const { columns } = useShop().footer
  const links = columns.flatMap((column) => column.links)
  return links.find((link) => link.ref === ref)?.url ?? null
}
