export { bareHost, pairOfHost, type SitePair } from './host.ts'
export { requestScope, type ScopeRefusal } from './request-scope.ts'
