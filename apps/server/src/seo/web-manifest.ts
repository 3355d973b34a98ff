import { brandNames } from '@haverhof/domain/shared'
import type { SitePair } from '@haverhof/domain/sites'
import { brandColours } from './icon.ts'

/** How the shop looks when it is put on a home screen. */
export function webManifest(pair: Pick<SitePair, 'platform' | 'languageCode' | 'regionCode'>) {
  const { brand, ground } = brandColours[pair.platform]
  return {
    name: brandNames[pair.platform],
    short_name: brandNames[pair.platform],
    lang: `${pair.languageCode}-${pair.regionCode}`,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: brand,
    background_color: ground,
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
