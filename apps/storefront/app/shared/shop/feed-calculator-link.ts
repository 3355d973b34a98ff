import { type SoughtRef, useShop } from './shop'

/** Where the calculator is, if the foot of the shop leads to it (FEED-ADVICE-13). */
export function useFeedCalculatorUrl(): string | null {
  return useUrlInFoot('page:feed-calculator')
}

/** Where several feeds are added up, likewise (RATIONS-14). */
export function useRationUrl(): string | null {
  return useUrlInFoot('page:ration')
}

function useUrlInFoot(ref: SoughtRef): string | null {
  const { columns } = useShop().footer
  const links = columns.flatMap((column) => column.links)
  return links.find((link) => link.ref === ref)?.url ?? null
}
