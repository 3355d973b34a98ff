export const pictureWidths = [200, 400, 800] as const
export type PictureWidth = (typeof pictureWidths)[number]
/** JPEG for letters alone: not every mail program shows the others. */
export const pictureFormats = ['webp', 'avif', 'jpg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Beside its front, a pack can be seen from behind, opened, and by the scoop (PICTURES-7). */
export const packViews = ['label', 'feed', 'scoop'] as const
export type PackView = (typeof packViews)[number]

export const sharePlatforms = ['shop', 'muehldorfer', 'corporate'] as const
export type SharePlatform = (typeof sharePlatforms)[number]
