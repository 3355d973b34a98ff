export { type RunningShop, runShop } from './run-shop.ts'
