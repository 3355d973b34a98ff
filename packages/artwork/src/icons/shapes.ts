/** Small words for drawing on the 24-pixel grid; every icon is one path, so it stays one stroke in weight. */

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

/** A round dot as wide as the stroke. */
export function dot(x: number, y: number): string {
  return `M${x} ${y}h.01`
}
