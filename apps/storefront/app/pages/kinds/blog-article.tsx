export { Page } from './advice-article'
