/** Works in a turn of its own, in the order of asking: done all at once, it would keep the visitor's press waiting. */
export function inOwnTurn(work: () => void): void {
  setTimeout(work)
}
