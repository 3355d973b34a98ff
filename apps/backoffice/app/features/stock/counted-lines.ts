export type CountedLine = {
  id: string
  variantId: number
  article: string
  title: string
  pack: string
  /** Null: all pieces of the pack. */
  lotId: number | null
  lotNumber: string | null
  counted: number
  /** What became of it. */
  state: 'open' | 'saved' | 'refused'
  /** What is free to sell after it, or why it was refused. */
  answer: string | null
}

type Pack = Pick<CountedLine, 'variantId' | 'article' | 'title' | 'pack'>
type Lot = { lotId: number; lotNumber: string }

/** One piece more of a pack or a lot; the line that was scanned last stands first (STOCK-4). */
export function withCount(lines: readonly CountedLine[], pack: Pack, lot: Lot | null): CountedLine[] {
  const { variantId, article, title, pack: size } = pack
  const id = `${variantId}-${lot?.lotId ?? 'all'}`
  const present = lines.find((line) => line.id === id)
  const others = lines.filter((line) => line.id !== id)
  // What was saved is counted anew.
  const before = present && present.state !== 'saved' ? present.counted : 0
  const { lotId = null, lotNumber = null } = lot ?? {}
  const named = { id, variantId, article, title, pack: size, lotId, lotNumber }
  return [{ ...named, counted: before + 1, state: 'open', answer: null }, ...others]
}
