import { figureText, languageOfCulture, languages } from '../shared/index.ts'

/** What a pack holds, in base units: grams, millilitres or pieces. */
export type PackContent = { amount: number; unit: 'g' | 'ml' | 'piece' }

const unitsOfText: Record<string, { unit: PackContent['unit']; factor: number }> = {
  g: { unit: 'g', factor: 1 },
  kg: { unit: 'g', factor: 1000 },
  ml: { unit: 'ml', factor: 1 },
  l: { unit: 'ml', factor: 1000 },
  piece: { unit: 'piece', factor: 1 },
  pieces: { unit: 'piece', factor: 1 },
}

/** Reads "20 kg", "2.5 l" or "12 pieces"; null when it is none of these. */
export function readPackContent(text: string): PackContent | null {
  const [, number = '', unitText = ''] = /^(\d+(?:[.,]\d+)?)\s*([a-z]+)$/.exec(text.trim()) ?? []
  const unit = unitsOfText[unitText]
  const amount = Number(number.replace(',', '.'))
  if (!unit || !(amount > 0)) return null
  return { amount: Math.round(amount * unit.factor * 1000) / 1000, unit: unit.unit }
}

/** What one person can carry: no single bag is heavier. */
const heaviestBagGrams = 25_000

/** How many bags are tied together where a bag of the list would be too heavy for one. */
const bagsInBundle = 3

/** Heavier than a bag can be, it is a bundle of three (CATALOGUE-2). */
export function bagsIn({ amount, unit }: PackContent, pack: string): number {
  return pack === 'bag' && unit === 'g' && amount > heaviestBagGrams ? bagsInBundle : 1
}

/** The pack size as people say it: 750 g, 20 kg, 3 × 25 kg, 3000 kg, 2,5 l, 12 stuks (CATALOGUE-2). */
export function packSizeText(content: PackContent, language: string, pack = ''): string {
  const bags = bagsIn(content, pack)
  if (bags > 1) return `${bags} × ${packSizeText({ ...content, amount: content.amount / bags }, language)}`
  const number = (amount: number) => figureText(language, amount, 3)
  if (content.unit === 'piece') {
    const [one, several] = (languageOfCulture(language) ?? languages.en).pieces
    return `${number(content.amount)} ${content.amount === 1 ? one : several}`
  }
  const [small, large] = content.unit === 'g' ? ['g', 'kg'] : ['ml', 'l']
  return content.amount < 1000
    ? `${number(content.amount)} ${small}`
    : `${number(content.amount / 1000)} ${large}`
}
