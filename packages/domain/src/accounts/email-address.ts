const shape =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\d]([\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.)+[\p{L}\p{M}]{2,63}$/iu
const longestLocalPart = 64

/** CHECKOUT-9: one plain mailbox: no display name, no second address, no space. */
export function isEmailAddress(address: string): boolean {
  return shape.test(address) && address.indexOf('@') <= longestLocalPart
}

/** The same mailbox however it is typed. */
export function foldEmailAddress(address: string): string {
  return address.normalize('NFKC').trim().toLowerCase()
}
