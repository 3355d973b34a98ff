import { firstPhone } from '@haverhof/domain/accounts'
import type { AppContext } from '../../app-context.ts'
import { type StoredAccount, storedAccount } from './read-account.ts'
import type { AccountAddressRecord } from '../records.ts'

/** What the account of a customer knows of an order to come. */
export type KnownBuyer = {
  /** Null without an address. */
  billing: {
    firstName: string
    lastName: string
    phoneNumber: string | null
    emailAddress: string
    companyName: string | null
    vatNumber: string | null
    address: AccountAddressRecord
  } | null
  /** Where goods go when that is not where the bill goes. */
  shipping: { firstName: string; lastName: string; address: AccountAddressRecord } | null
  /** For the driver. */
  remark: string | null
}

/** One statement. */
export async function knownBuyer(context: AppContext, userId: string): Promise<KnownBuyer> {
  const stored = await storedAccount(context, userId)
  if (!stored) return { billing: null, shipping: null, remark: null }
  const { billing, shipping, firstName, lastName, emailAddress } = stored
  const { alternativeShippingAddress, deliveryRemark: remark } = stored
  return {
    remark,
    billing: billing?.address
      ? {
          firstName: billing.firstName ?? firstName,
          lastName: billing.lastName ?? lastName,
          phoneNumber: billing.phoneNumber ?? firstPhone(stored),
          emailAddress: billing.emailAddress ?? emailAddress,
          ...companyOf(stored),
          address: billing.address,
        }
      : null,
    shipping:
      alternativeShippingAddress && shipping?.address
        ? {
            firstName: shipping.firstName ?? firstName,
            lastName: shipping.lastName ?? lastName,
            address: shipping.address,
          }
        : null,
  }
}

/** The company of the entry that bills go to, else that of the account, each with its own number. */
function companyOf({ billingCompany, billingVatNumber, companyName, vatNumber }: StoredAccount) {
  if (billingCompany === null || billingCompany === companyName)
    return { companyName, vatNumber: billingVatNumber ?? vatNumber }
  return { companyName: billingCompany, vatNumber: billingVatNumber }
}
