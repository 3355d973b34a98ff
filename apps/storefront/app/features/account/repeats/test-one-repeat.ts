import type { OneRepeat } from '../account-types'

export const line = {
  productVariantId: 10_101,
  quantity: 2,
  title: 'Muesli',
  packSize: '20 kg',
  url: '/muesli/',
  imageUrl: null,
}

export const address = {
  street: 'Dorpsstraat',
  streetNumber: '12',
  streetNumberAddition: null,
  zipcode: '8011 AB',
  city: 'Zwolle',
  countryId: 1,
}

/** What the account tells of a repeat delivery. */
export function one(more: Partial<OneRepeat> = {}): OneRepeat {
  return {
    repeatDeliveryId: 7,
    siteId: 1,
    version: 3,
    state: 'active',
    pauseReason: null,
    days: 42,
    day: '2026-12-17',
    changeUntil: '2026-12-09',
    mayChange: true,
    announcedAmount: null,
    paymentMethodId: 'ideal',
    paymentLabel: '4300',
    isCollected: true,
    endingWaits: null,
    lines: [line],
    calculation: { totalAmount: 45.6 } as OneRepeat['calculation'],
    place: { kind: 'home', name: 'Anna de Vries', address },
    address,
    firstName: 'Anna',
    lastName: 'de Vries',
    driverRemark: null,
    resumesOn: null,
    possibleDays: ['2026-12-23', '2026-12-24', '2026-12-28'],
    deliveries: [],
    events: [],
    ...more,
  }
}
