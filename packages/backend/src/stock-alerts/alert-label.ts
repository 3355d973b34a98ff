import { type PackContent, packSizeText } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { Reference } from '../catalogue/index.ts'

/** The key of its colour, where it has one. */
export type AlertedVariant = PackContent & { pack: string; colour: string | null }

/** Which pack of a product it is: its colour, where there is a choice of it, and its size (STOCK-ALERTS-7). */
export function alertLabel(
  { amount, unit, pack, colour }: AlertedVariant,
  { scope, reference }: { scope: SiteScope; reference: Reference },
): string {
  const size = packSizeText({ amount, unit }, scope.languageCode, pack)
  return colour === null ? size : `${reference.valueLabel('colour', colour, scope)}, ${size}`
}
