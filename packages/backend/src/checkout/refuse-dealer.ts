import { isByAppointment } from '@haverhof/domain/delivery'
import { refuseFields } from '../http/index.ts'

/** DELIVERY-8: no dealer takes a big box or a silo. */
export function refuseDealer(packs: Parameters<typeof isByAppointment>[0], parameter: string): void {
  if (isByAppointment(packs)) refuseFields([{ parameter, reason: 'not-delivered-there' }])
}
