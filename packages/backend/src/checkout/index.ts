export { refuseDutchAddress } from './field-refusals.ts'
export { checkoutCartOf, requireStep } from './open-step.ts'
export { checkoutRoutes } from './routes.ts'
export { deliveryDateOf } from './shipping-options.ts'
