export { type Block, type Inline, tools } from './blocks.ts'
export { bodyFor, branded } from './body.ts'
export {
  type ContentKind,
  contentKinds,
  contentPlaces,
  sectionRoutes,
  unlistedPages,
} from './content-kinds.ts'
export { fixedLinks } from './fixed-links.ts'
export { resultKey } from './result-key.ts'
export { routeKinds } from './route-kinds.ts'
