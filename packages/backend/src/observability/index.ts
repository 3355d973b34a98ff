export {
  cacheRead,
  type CacheResult,
  callAnswered,
  callRefused,
  clockMeasured,
  connectionAwaited,
  errorMet,
  type ErrorMet,
  errorReportEnded,
  jobEnded,
  mailEnded,
  orderPlaced,
  pageAnswered,
  readFellBack,
  rowsForgotten,
  searchedInVain,
  webhookEnded,
} from './events.ts'
export {
  currentTraceparent,
  setTraceparentSource,
  type ShopSpan,
  spans,
  traced,
  tracedFetch,
} from './spans.ts'
export { currentRequest, type RequestScope, requestScopeOf, withinRequest } from './request-scope.ts'
