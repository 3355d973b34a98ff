export { type Pack, type PackKind, packKinds } from './pack.ts'
export { packSvg } from './pack-svg.ts'
export { type Brand, type Tone } from './palette.ts'
export { type SharePlatform, sharePlatforms, shareSvg } from './share-svg.ts'
