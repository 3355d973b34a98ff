import { data } from 'react-router'

/** Ends a loader: the router takes a thrown redirect as the answer, and thrown data as the failure to show. */
export function answerWith(answer: Response | ReturnType<typeof data>): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way
  throw answer
}

/** Ends a loader with the page for unknown addresses. */
export function answerNotFound(): never {
  return answerWith(data(null, { status: 404 }))
}

/** The number that an address names; any other text is not found. */
export function numberInAddress(given: string): number {
  if (!/^[1-9]\d{0,8}$/.test(given)) answerNotFound()
  return Number(given)
}
