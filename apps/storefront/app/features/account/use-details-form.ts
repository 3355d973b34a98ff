import {
  type DefaultValues,
  type FieldValues,
  type ShopForm,
  useShopForm,
} from '../../shared/forms/use-shop-form'
import { useSignInDetour } from './use-account-content'

type Options<Values extends FieldValues> = Pick<
  Parameters<typeof useShopForm<Values>>[0],
  'problemsOf' | 'onWrong'
> & {
  start: DefaultValues<Values>
  save: (values: Values) => Promise<void>
}

/** A form of the account (ACCOUNT-PAGES-11). Who is no longer signed in is led there. */
export function useDetailsForm<Values extends FieldValues>({
  save,
  ...options
}: Options<Values>): ShopForm<Values> {
  const detour = useSignInDetour()
  return useShopForm<Values>({
    ...options,
    send: save,
    onRefused: ({ status }) => {
      if (status === 401) detour()
      return status === 401
    },
  })
}
