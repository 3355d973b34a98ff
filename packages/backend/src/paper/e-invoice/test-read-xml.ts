/** The contents of all elements of a name, anywhere inside of a text. */
function all(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(
    ([, inside = '']) => inside,
  )
}

const cents = (text: string | undefined) => Math.round(Number(text) * 100)
const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + cents(text), 0)

export type Taxed = { category: string; percent: string; cents: number }

/** What the rules speak of, read out of either syntax. */
export function readElectronicInvoice(xml: string) {
  const isUbl = xml.includes('cbc:CustomizationID')
  const one = (inside: string, name: string) => all(inside, name)[0]
  const taxed = (inside: string, amount: string): Taxed => ({
    category: one(inside, isUbl ? 'cbc:ID' : 'ram:CategoryCode') ?? '',
    percent: one(inside, isUbl ? 'cbc:Percent' : 'ram:RateApplicablePercent') ?? '',
    cents: cents(one(inside, amount)),
  })
  const lineName = xml.includes('cac:CreditNoteLine') ? 'cac:CreditNoteLine' : 'cac:InvoiceLine'
  const lines = all(xml, isUbl ? lineName : 'ram:IncludedSupplyChainTradeLineItem').map((inside) => ({
    ...taxed(isUbl ? (one(inside, 'cac:Item') ?? '') : inside, ''),
    cents: cents(one(inside, isUbl ? 'cbc:LineExtensionAmount' : 'ram:LineTotalAmount')),
    quantity: Number(one(inside, isUbl ? 'cbc:(?:Invoiced|Credited)Quantity' : 'ram:BilledQuantity')),
    price: cents(one(inside, isUbl ? 'cbc:PriceAmount' : 'ram:ChargeAmount')),
    base: Number(one(inside, isUbl ? 'cbc:BaseQuantity' : 'ram:BasisQuantity')),
  }))
  const settlement = isUbl ? xml : (one(xml, 'ram:ApplicableHeaderTradeSettlement') ?? '')
  const extras = all(settlement, isUbl ? 'cac:AllowanceCharge' : 'ram:SpecifiedTradeAllowanceCharge').map(
    (inside) => ({
      ...taxed(isUbl ? (one(inside, 'cac:TaxCategory') ?? '') : inside, ''),
      cents: cents(one(inside, isUbl ? 'cbc:Amount' : 'ram:ActualAmount')),
      isCharge: one(inside, isUbl ? 'cbc:ChargeIndicator' : 'udt:Indicator') === 'true',
    }),
  )
  const taxes = all(settlement, isUbl ? 'cac:TaxSubtotal' : 'ram:ApplicableTradeTax').map((inside) => ({
    ...taxed(isUbl ? (one(inside, 'cac:TaxCategory') ?? '') : inside, ''),
    base: cents(one(inside, isUbl ? 'cbc:TaxableAmount' : 'ram:BasisAmount')),
    vat: cents(one(inside, isUbl ? 'cbc:TaxAmount' : 'ram:CalculatedAmount')),
    reasonCode: one(inside, isUbl ? 'cbc:TaxExemptionReasonCode' : 'ram:ExemptionReasonCode'),
  }))
  const totals = isUbl
    ? one(xml, 'cac:LegalMonetaryTotal')
    : one(xml, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation')
  const total = (ublName: string, ciiName: string) => all(totals ?? '', isUbl ? ublName : ciiName)
  return {
    lines,
    extras,
    taxes,
    lineTotal: sum(total('cbc:LineExtensionAmount', 'ram:LineTotalAmount')),
    allowances: sum(total('cbc:AllowanceTotalAmount', 'ram:AllowanceTotalAmount')),
    charges: sum(total('cbc:ChargeTotalAmount', 'ram:ChargeTotalAmount')),
    exclusive: sum(total('cbc:TaxExclusiveAmount', 'ram:TaxBasisTotalAmount')),
    inclusive: sum(total('cbc:TaxInclusiveAmount', 'ram:GrandTotalAmount')),
    prepaid: sum(total('cbc:PrepaidAmount', 'ram:TotalPrepaidAmount')),
    payable: sum(total('cbc:PayableAmount', 'ram:DuePayableAmount')),
    vat: isUbl
      ? cents(/<cac:TaxTotal><cbc:TaxAmount[^>]*>([^<]*)/.exec(xml)?.[1])
      : sum(all(totals ?? '', 'ram:TaxTotalAmount')),
  }
}
