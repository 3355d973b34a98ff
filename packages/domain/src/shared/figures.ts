import { numberFormat } from './intl.ts'
import { languageOfCulture } from './language.ts'

/** How the shop writes figures and amounts, on pages, in letters and on paper alike (SHELL-13). */

/** The true minus sign, before the currency: −€ 2,98. */
const minus = '\u2212'

/** Where thousands are grouped, figures take a formatter from here on. */
const thousand = 1000
const million = 1_000_000

/** An amount of money with its two decimals, as the culture writes it. */
export function moneyText(culture: string, amount: number, currency: string): string {
  const size = Math.abs(amount)
  const text =
    plainMoney(culture, size, currency) ?? formatterOf(culture, { style: 'currency', currency }).format(size)
  return amount < 0 && hasSize(amount, 2) ? minus + text : text
}

/** A figure with at most this many decimals, as the culture writes it. */
export function figureText(culture: string, value: number, decimals: number): string {
  const size = Math.abs(value)
  const text =
    plainFigure(culture, size, decimals) ??
    formatterOf(culture, { maximumFractionDigits: decimals }).format(size)
  return value < 0 && hasSize(value, decimals) ? minus + text : text
}

/** A figure with exactly this many decimals, as the culture writes it. */
export function fixedText(culture: string, value: number, decimals: number): string {
  const size = Math.abs(value)
  const text =
    plainFixed(culture, size, decimals) ??
    formatterOf(culture, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(size)
  return value < 0 && hasSize(value, decimals) ? minus + text : text
}

/** 21 as 21% or 21 %, as the culture writes it. */
export function percentText(culture: string, percent: number): string {
  return figureText(culture, percent, 2) + (languageOfCulture(culture)?.figures.percent ?? '%')
}

/** Swedish alone groups thousands. */
function groupsThousands(culture: string): boolean {
  return culture.startsWith('sv')
}

/** Nothing is written as less than nothing: −0,001 is 0,00. */
function hasSize(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) !== 0
}

/**
 * An amount as the formatter of the language would write it, without one: making the first keeps a phone busy for a tenth
 * of a second. Null for what only the formatter knows.
 */
export function plainMoney(culture: string, amount: number, currency: string): string | null {
  const way = languageOfCulture(culture)?.figures
  const sign = way?.signs[currency]
  if (!way || !sign || !isPlain(culture, amount, 2)) return null
  return sign[0] + amount.toFixed(2).replace('.', way.point) + sign[1]
}

/** A figure with exactly this many decimals likewise. */
export function plainFixed(culture: string, value: number, decimals: number): string | null {
  const way = languageOfCulture(culture)?.figures
  return way && isPlain(culture, value, decimals) ? value.toFixed(decimals).replace('.', way.point) : null
}

/** A figure likewise. */
export function plainFigure(culture: string, value: number, decimals: number): string | null {
  const way = languageOfCulture(culture)?.figures
  if (way && Number.isInteger(value) && value >= 0 && value < thousand) return String(value)
  return way && isPlain(culture, value, decimals)
    ? String(Number(value.toFixed(decimals))).replace('.', way.point)
    : null
}

function isPlain(culture: string, value: number, decimals: number): boolean {
  return value >= 0 && Number(value.toFixed(decimals)) < (groupsThousands(culture) ? thousand : million)
}

function formatterOf(culture: string, shape: Intl.NumberFormatOptions): Intl.NumberFormat {
  return numberFormat(culture, { ...shape, useGrouping: groupsThousands(culture) })
}
