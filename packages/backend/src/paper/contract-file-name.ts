import { brandNames, platformName } from '@haverhof/domain/shared'
import { translatorOf } from '@haverhof/messages/translate'
import type { PaperStyle } from './invoice.ts'

export function fileNameOf({ platform, languageCode }: PaperStyle): string {
  const text = translatorOf(`${platformName(platform)}-${languageCode}`, 'paper')
  return `${text('contract.file', { brand: brandNames[platform] })}.pdf`
}
