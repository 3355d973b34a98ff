export { deleteForCustomer, exportForCustomer, openCartOf } from './staff/act-for-customer.ts'
export { openCustomer, type OpenedCustomer } from './staff/read-customer.ts'
export { customerRoutes } from './routes.ts'
