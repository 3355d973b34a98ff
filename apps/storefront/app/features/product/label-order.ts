/** The order in which labels name their values; what is not listed follows in the order it came. */
const usualOrder = [
  'crude-protein',
  'crude-fat',
  'crude-fibre',
  'crude-ash',
  'starch',
  'sugar',
  'calcium',
  'phosphorus',
  'magnesium',
  'sodium',
  'potassium',
  'moisture',
  'iron',
  'copper',
  'zinc',
  'manganese',
  'iodine',
  'selenium',
  'cobalt',
  'vitamin-a',
  'vitamin-d3',
  'vitamin-e',
  'vitamin-k3',
  'vitamin-b1',
  'vitamin-b2',
  'vitamin-b6',
  'vitamin-b12',
  'vitamin-c',
  'biotin',
]

export function inLabelOrder<T extends { key: string }>(values: readonly T[]): T[] {
  const rankOf = ({ key }: T) => {
    const rank = usualOrder.indexOf(key)
    return rank < 0 ? usualOrder.length : rank
  }
  return [...values].sort((left, right) => rankOf(left) - rankOf(right))
}
