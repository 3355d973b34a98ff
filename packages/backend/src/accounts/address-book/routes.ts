import type { AppContext } from '../../app-context.ts'
import type { Router } from '../../http/index.ts'
import { requireCustomer } from '../sessions/find-customer.ts'
import { addressBookCalls } from './calls.ts'
import { listAddresses } from './list-addresses.ts'
import { addAddress, changeAddress, removeAddress } from './write-addresses.ts'

export function addAddressBookCalls(router: Router, context: AppContext): void {
  router.openapi(addressBookCalls.list, async (c) => {
    const { userId } = requireCustomer(c)
    return c.json({ addresses: await listAddresses(context.database, userId) }, 200)
  })
  router.openapi(addressBookCalls.add, async (c) => {
    const { userId } = requireCustomer(c)
    return c.json(await addAddress(context, { userId, input: c.req.valid('json') }), 200)
  })
  router.openapi(addressBookCalls.change, async (c) => {
    const { userId } = requireCustomer(c)
    await changeAddress(context, { userId, ...c.req.valid('param'), input: c.req.valid('json') })
    return c.body(null, 204)
  })
  router.openapi(addressBookCalls.remove, async (c) => {
    const { userId } = requireCustomer(c)
    await removeAddress(context, { userId, ...c.req.valid('param') })
    return c.body(null, 204)
  })
}
