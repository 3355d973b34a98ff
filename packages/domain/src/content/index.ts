export type { Block, Inline } from './blocks.ts'
export {
  type ContentKind,
  contentKinds,
  contentPlaces,
  sectionRoutes,
  unlistedPages,
} from './content-kinds.ts'
export { type RouteKind, routeKinds } from './route-kinds.ts'
