export { isPackKind, type Pack } from './pack.ts'
export { packSvg } from './pack-svg.ts'
export { isTone } from './palette.ts'
export { type SharePlatform, sharePlatforms, shareSvg } from './share-svg.ts'
