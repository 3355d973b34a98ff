import { isByAppointment } from '@haverhof/domain/delivery'
import { wrongFields, type WrongFields } from '@haverhof/domain/shared'

/** No dealer takes a big box or a silo (DELIVERY-8). */
export function refuseDealer(
  packs: Parameters<typeof isByAppointment>[0],
  parameter: string,
): WrongFields | null {
  return isByAppointment(packs) ? wrongFields([{ parameter, reason: 'not-delivered-there' }]) : null
}
