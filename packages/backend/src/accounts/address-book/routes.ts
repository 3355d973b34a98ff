import type { AppContext } from '../../app-context.ts'
import { type Router, unwrap } from '../../http/index.ts'
import { accountProblems } from '../refusals.ts'
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
    const added = await addAddress(context, { userId, input: c.req.valid('json') })
    return c.json(unwrap(added, accountProblems), 200)
  })
  router.openapi(addressBookCalls.change, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(await changeAddress(context, { userId, ...c.req.valid('param'), input: c.req.valid('json') }))
    return c.body(null, 204)
  })
  router.openapi(addressBookCalls.remove, async (c) => {
    const { userId } = requireCustomer(c)
    unwrap(await removeAddress(context, { userId, ...c.req.valid('param') }))
    return c.body(null, 204)
  })
}
