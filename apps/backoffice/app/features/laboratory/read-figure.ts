/** A figure as hands type it, with a comma or a point, also as a power of ten; NaN when it is none, undefined when nothing is there. */
export function readFigure(typed: string): number | undefined {
  const figure = typed.trim().replace(',', '.')
  if (figure === '') return undefined
  return /^-?\d+(\.\d+)?(e\d{1,2})?$/i.test(figure) ? Number(figure) : Number.NaN
}

/** A row that was pasted or typed: one figure after the other, between spaces, tabs, semicolons or lines. */
export function figuresIn(pasted: string): string[] {
  return pasted.split(/[\s;]+/).filter(Boolean)
}
