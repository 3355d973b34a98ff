import { settingNames } from './env.ts'

/** Shorter names are too close to words of the system: HOST and HOME. */
const shortest = 6
const mostEdits = 2

/** Names that are most likely a misspelt setting of ours, each with the one that is meant: `WORKERS` for `WORKER`. */
export function misspeltSettings(
  source: Record<string, string | undefined>,
): { given: string; meant: string }[] {
  return Object.keys(source)
    .filter((given) => given.length >= shortest && !settingNames.includes(given))
    .flatMap((given) => {
      const meant = settingNames.find(
        (name) => name.length >= shortest && edits(given.toUpperCase(), name) <= mostEdits,
      )
      return meant ? [{ given, meant }] : []
    })
}

/** How many letters must be put in, left out or replaced to make one word of another. */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let index = 0; index < from.length; index += 1) {
    const next = [index + 1]
    for (let column = 0; column < to.length; column += 1) {
      const replaced = (row[column] ?? 0) + (from[index] === to[column] ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
