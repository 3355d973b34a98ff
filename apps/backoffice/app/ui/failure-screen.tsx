import { isRouteErrorResponse, useRouteError } from 'react-router'

/** Texts may be what is missing here, so it speaks English. */
export function FailureScreen() {
  const error = useRouteError()
  const isUnknown = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className="mx-auto max-w-xl px-6 py-24">
      <h1 className="text-2xl">{isUnknown ? 'There is no such screen' : 'Something went wrong'}</h1>
      <p className="text-muted py-4">
        {isUnknown ? 'The address may be mistyped.' : error instanceof Error ? error.message : String(error)}
      </p>
      <a href="/" className="text-brand font-semibold underline">
        Back office
      </a>
    </main>
  )
}
