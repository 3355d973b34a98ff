import { useCallback } from 'react'
import { useAddressState } from '../../platform/use-address-state'

/** OFFICE-2: which row stands open beside the list, by the address; and how to open another. */
export function useOpenRow<Row>(idOf: (row: Row) => string, hasSheet = false) {
  const [address, change] = useAddressState()
  const openId = hasSheet ? address['open'] : undefined
  const keepsEntry = openId !== undefined
  const open = useCallback(
    (row: Row) => change({ open: idOf(row) }, { keepsEntry }),
    [change, idOf, keepsEntry],
  )
  return { openId, open }
}
