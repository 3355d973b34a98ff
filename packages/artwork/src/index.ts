export { type Feed, isStructure, structures } from './feed/structure.ts'
export { isPackKind, type Pack, type PrintedFact } from './pack.ts'
export { type Brand, isTone, labelTones } from './palette.ts'
export {
  type PackView,
  packViews,
  type PictureFormat,
  pictureFormats,
  type PictureWidth,
  pictureWidths,
  type SharePlatform,
  sharePlatforms,
} from './picture-sizes.ts'
