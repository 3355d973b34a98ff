import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'

/** In development: the one page of the back office, made anew for every request. */
export const handlePage: (request: Request) => Promise<Response> = createRequestHandler(build, 'development')
