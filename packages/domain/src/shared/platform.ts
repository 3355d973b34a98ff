/** The three variants of the shop; the number is stored, the name is the environment name. */
export const platforms = { shop: 0, muehldorfer: 1, corporate: 2 } as const

export type PlatformName = keyof typeof platforms
export type Platform = (typeof platforms)[PlatformName]

export const platformNames = ['shop', 'muehldorfer', 'corporate'] as const satisfies readonly PlatformName[]

export const brandNames: Record<Platform, string> = { 0: 'Haverhof', 1: 'Mühldorfer', 2: 'Haverhof Group' }

export function platformName(platform: Platform): PlatformName {
  return platformNames[platform]
}
