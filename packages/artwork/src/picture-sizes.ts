export const pictureWidths = [200, 400, 800] as const
export type PictureWidth = (typeof pictureWidths)[number]
export const pictureFormats = ['webp', 'avif'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export const sharePlatforms = ['shop', 'muehldorfer', 'corporate'] as const
export type SharePlatform = (typeof sharePlatforms)[number]
