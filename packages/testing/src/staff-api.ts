import { type AppContext, createStaffApi } from '@haverhof/backend'

type StaffApi = ReturnType<typeof createStaffApi>

const started = new WeakMap<AppContext, StaffApi>()

/** The staff API of a shop: one for all who call it, as in a running shop. To declare its calls takes as long as to answer twenty. */
export function staffApiOf(context: AppContext): StaffApi {
  const api = started.get(context) ?? createStaffApi(context)
  started.set(context, api)
  return api
}
