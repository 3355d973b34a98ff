import { everyAnimal, searchLanguage } from './languages.ts'

/** Haflingerstute is an animal as well, vezel (ezel) is none. */
const leastForEnd = 4
const leastForStart = 3

export function isAnimal(word: string, language: string): boolean {
  const { animals, joinsWords } = searchLanguage(language)
  if (animals.has(word)) return true
  if (!joinsWords) return false
  return [...animals].some(
    (animal) =>
      animal.length >= leastForEnd && word.length >= animal.length + leastForStart && word.endsWith(animal),
  )
}

/** Articles, forms of “to be” and words of degree, folded. */
export function isLink(word: string, language: string): boolean {
  return searchLanguage(language).links.has(word)
}

/** Linking letters between the parts of a compound word. */
const links = ['', 's', 'n', 'e', 'en', 'er']

/** The part of a joined word that a word for an animal, of whatever language, stands behind or before; of that many letters at least. */
export function besideAnimal(word: string, least: number, isPart: (text: string) => boolean): string | null {
  for (let at = least; at <= word.length - leastForStart; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    const isWhole = (text: string) => text.length >= least && isPart(text)
    if (everyAnimal.has(after)) {
      const own = links.find(
        (link) => before.endsWith(link) && isWhole(before.slice(0, before.length - link.length)),
      )
      if (own !== undefined) return before.slice(0, before.length - own.length)
    }
    if (everyAnimal.has(before)) {
      const own = links.find((link) => after.startsWith(link) && isWhole(after.slice(link.length)))
      if (own !== undefined) return after.slice(own.length)
    }
  }
  return null
}
