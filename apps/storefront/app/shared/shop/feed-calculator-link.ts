import { useShop } from './shop'

/** FEED-ADVICE-13: where the calculator is, if the foot of the shop leads to it. */
export function useFeedCalculatorUrl(): string | null {
  const { columns } = useShop().footer
  const links = columns.flatMap((column) => column.links)
  return links.find(({ ref }) => ref === 'page:feed-calculator')?.url ?? null
}
