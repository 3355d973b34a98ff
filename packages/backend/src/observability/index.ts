export {
  booksChecked,
  cacheRead,
  type CacheResult,
  callAnswered,
  callRefused,
  connectionAwaited,
  jobEnded,
  mailEnded,
  orderPlaced,
  pageAnswered,
} from './events.ts'
export { currentRequest, requestScopeOf, withinRequest } from './request-scope.ts'
