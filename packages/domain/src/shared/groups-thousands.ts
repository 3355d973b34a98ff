/** SHELL-13: whether a culture parts the thousands of a figure: Swedish alone does. */
export function groupsThousands(culture: string): boolean {
  return culture.startsWith('sv')
}
