export { logClientError, logUncaughtErrors } from './client-log.ts'
export { reloadForRelease } from './reload-for-release.ts'
