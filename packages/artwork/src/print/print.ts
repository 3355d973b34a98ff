import { brandColours, tones } from '../palette.ts'
import type { Box } from '../svg.ts'
import { haverhofPrint } from './haverhof-print.ts'
import { muehldorferPrint } from './muehldorfer-print.ts'
import type { PrintWords } from './print-words.ts'

/** What is printed on a pack: the brand's design filling a box, with the words inside it. */
export function print(box: Box, words: PrintWords): string {
  const draw = words.brand === 'haverhof' ? haverhofPrint : muehldorferPrint
  return draw(box, words, brandColours[words.brand], tones[words.tone])
}
