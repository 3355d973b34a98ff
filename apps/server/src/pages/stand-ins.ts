import {
  type LoaderFunctionArgs,
  type ServerBuild,
  type UNSAFE_DataWithResponseInit as DataWithInit,
  data,
} from 'react-router'

export type StandInFor = <Data extends object>(data: Data) => Data

type Loader = (args: LoaderFunctionArgs) => unknown

/** The storefront with loaders whose findings reach the browser as the page's own block of data. */
export function withStandIns(build: ServerBuild, standInFor: StandInFor): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader
    if (!route || !loader) return [id, route] as const
    const module = { ...route.module, loader: standingIn(loader, standInFor) }
    return [id, { ...route, module }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function standingIn(loader: Loader, standInFor: StandInFor): Loader {
  return async (args) => {
    const found = await loader(args)
    if (isWithInit(found))
      return data(isFields(found.data) ? standInFor(found.data) : found.data, found.init ?? {})
    return isFields(found) ? standInFor(found) : found
  }
}

/** What the router's `data` makes: findings with a status and headers. */
function isWithInit(found: unknown): found is DataWithInit<unknown> {
  return (
    typeof found === 'object' && found !== null && 'type' in found && found.type === 'DataWithResponseInit'
  )
}

/** Fields by name; a redirect, a list or a single value goes its own way. */
function isFields(found: unknown): found is object {
  return typeof found === 'object' && found !== null && Object.getPrototypeOf(found) === Object.prototype
}
