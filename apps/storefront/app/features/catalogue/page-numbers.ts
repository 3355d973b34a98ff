/** The pages worth a link: the first, the last, and the neighbours of where the visitor is; null marks a gap. */
export function pageNumbers(current: number, pageCount: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, pageCount]
  const shown = [...new Set(near.filter((page) => page >= 1 && page <= pageCount))].sort((a, b) => a - b)
  return shown.flatMap((page, place) => {
    const before = shown[place - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [null, page] : [page]
  })
}
