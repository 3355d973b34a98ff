import { useEffect } from 'react'
import { whenConnected } from '../../../toolkit/connection'
import type { InformationAction } from './information-actions'

/** Every form is a file of its own: who changes a name does not carry along how passkeys are made (ACCOUNT-PAGES-11). */
export const formCode = {
  personal: () => import('./personal-form'),
  company: () => import('./company-form'),
  addresses: () => import('../addresses/address-room'),
  password: () => import('./password-form'),
  passkeys: () => import('./passkeys'),
  email: () => import('./email-form'),
  privacy: () => import('./privacy'),
} satisfies Record<InformationAction, () => Promise<unknown>>

/** A form and nothing else of the others. */
export async function loadForm(action: InformationAction): Promise<void> {
  await whenConnected<unknown>(formCode[action])
}

/** Fetches the form while the page asks for what stands in it. */
export function useFormCode(action: InformationAction): void {
  useEffect(() => {
    void loadForm(action)
  }, [action])
}
