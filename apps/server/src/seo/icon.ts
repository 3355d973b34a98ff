import type { Platform } from '@haverhof/domain/shared'

export const brandColours: Record<Platform, { brand: string; ground: string }> = {
  0: { brand: '#1f4d3a', ground: '#fbf7ee' },
  1: { brand: '#17365c', ground: '#fbfaf4' },
  2: { brand: '#141413', ground: '#ffffff' },
}

const ear =
  'M16 27V11M16 13c-4 0-6-2-6-6 4 0 6 2 6 6Zm0 0c4 0 6-2 6-6-4 0-6 2-6 6Zm0 8c-4 0-6-2-6-6 4 0 6 2 6 6Zm0 0c4 0 6-2 6-6-4 0-6 2-6 6Z'

/** An ear of oats on the brand's colour. */
export function iconSvg(platform: Platform): string {
  const { brand, ground } = brandColours[platform]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${brand}"/>` +
    `<path d="${ear}" fill="none" stroke="${ground}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`
  )
}
