export { Page } from './advice-category'
