import { redirect } from 'react-router'

/** The work begins with the orders. */
export function clientLoader() {
  throw redirect('/orders')
}

export default function HomePage() {
  return null
}
