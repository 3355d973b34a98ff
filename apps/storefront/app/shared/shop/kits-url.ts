import { useShop } from './shop'

/** Where the kits of the laboratory are sold, if the menu leads there. */
export function useKitsUrl(): string | undefined {
  const { primary } = useShop().navigation
  return primary
    .flatMap((item) => [item, ...(item.children ?? [])])
    .find(({ ref }) => ref === 'category:analysis')?.url
}
