import { redirect } from 'react-router'

/** Checkout begins with who buys. */
export function loader() {
  return redirect('/checkout/billing/')
}
