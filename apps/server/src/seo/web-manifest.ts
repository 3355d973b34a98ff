import { brandNames, type Platform, platformName } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'

const colours: Record<Platform, { brand: string; ground: string }> = {
  0: { brand: '#1f4d3a', ground: '#fbf7ee' },
  1: { brand: '#17365c', ground: '#fbfaf4' },
  2: { brand: '#141413', ground: '#ffffff' },
}

/** How the shop looks when it is put on a home screen. */
export function webManifest(siteScope: Pick<SiteScope, 'platform' | 'languageCode' | 'regionCode'>) {
  const { brand, ground } = colours[siteScope.platform]
  const icon = `/icon-${platformName(siteScope.platform)}`
  return {
    name: brandNames[siteScope.platform],
    short_name: brandNames[siteScope.platform],
    lang: `${siteScope.languageCode}-${siteScope.regionCode}`,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: brand,
    background_color: ground,
    icons: [
      { src: `${icon}.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${icon}-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${icon}-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${icon}-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
