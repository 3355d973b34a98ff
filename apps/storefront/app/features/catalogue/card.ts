import type { Schemas } from '@haverhof/api-client'
import type { Translate } from '#texts'
import type { Formats } from '../../shared/prices/formats'

export type Card = Schemas['ProductCard']

/** What all cards of a list share, read once for the list instead of once per card. */
export type CardWords = {
  t: Translate<'catalogue'>
  formats: Formats
  language: string
}
