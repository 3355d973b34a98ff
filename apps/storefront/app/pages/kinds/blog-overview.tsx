export { Page } from './advice-overview'
