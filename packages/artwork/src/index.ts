export { isPackKind, type Pack } from './pack.ts'
export { isTone } from './palette.ts'
export {
  type PictureFormat,
  pictureFormats,
  type PictureWidth,
  pictureWidths,
  type SharePlatform,
  sharePlatforms,
} from './picture-sizes.ts'
