import { company } from '@haverhof/domain/sites'
import type { InvoiceContent, PostalAddress } from '../invoice.ts'
import type { ElectronicInvoice } from './electronic-invoice.ts'
import { amount, document, leaf, node, pricePerQuantity } from './xml.ts'

const unece = 'urn:un:unece:uncefact'

/** An invoice or credit note as Cross Industry Invoice, the XML inside of Factur-X and ZUGFeRD, profile EN 16931 (INVOICES-7). */
export function ciiInvoice(invoice: ElectronicInvoice): string {
  const namespaces = {
    'xmlns:rsm': `${unece}:data:standard:CrossIndustryInvoice:100`,
    'xmlns:ram': `${unece}:data:standard:ReusableAggregateBusinessInformationEntity:100`,
    'xmlns:udt': `${unece}:data:standard:UnqualifiedDataType:100`,
    'xmlns:qdt': `${unece}:data:standard:QualifiedDataType:100`,
  }
  return document(
    'rsm:CrossIndustryInvoice',
    namespaces,
    node(
      'rsm:ExchangedDocumentContext',
      node('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', 'urn:cen.eu:en16931:2017')),
    ),
    node(
      'rsm:ExchangedDocument',
      leaf('ram:ID', invoice.number),
      leaf('ram:TypeCode', invoice.isCredit ? '381' : '380'),
      node('ram:IssueDateTime', day('udt', invoice.issueDate)),
      invoice.note && node('ram:IncludedNote', leaf('ram:Content', invoice.note)),
    ),
    node(
      'rsm:SupplyChainTradeTransaction',
      linesOf(invoice),
      node(
        'ram:ApplicableHeaderTradeAgreement',
        node('ram:SellerTradeParty', sellerParty(invoice.seller)),
        node('ram:BuyerTradeParty', buyerParty(invoice.buyer)),
        node('ram:BuyerOrderReferencedDocument', leaf('ram:IssuerAssignedID', invoice.orderId)),
      ),
      deliveryOf(invoice),
      settlementOf(invoice),
    ),
  )
}

/** 2026-11-16 as 20261116, which is format 102. */
function day(prefix: 'udt' | 'qdt', date: string): string {
  return leaf(`${prefix}:DateTimeString`, date.replaceAll('-', ''), { format: '102' })
}

function sellerParty({ name, address, vatNumber }: InvoiceContent['seller']): string[] {
  return [
    leaf('ram:Name', name),
    node('ram:SpecifiedLegalOrganization', leaf('ram:ID', company.registrationNumber, { schemeID: '0106' })),
    postalAddress(address),
    taxRegistration(vatNumber),
  ]
}

function buyerParty(buyer: InvoiceContent['buyer']): (string | null)[] {
  const { companyName, name, address, vatNumber, emailAddress } = buyer
  return [
    leaf('ram:Name', companyName ?? name),
    node('ram:DefinedTradeContact', leaf('ram:PersonName', name)),
    postalAddress(address),
    emailAddress
      ? node('ram:URIUniversalCommunication', leaf('ram:URIID', emailAddress, { schemeID: 'EM' }))
      : null,
    vatNumber && taxRegistration(vatNumber),
  ]
}

function postalAddress(address: PostalAddress | undefined): string {
  return address
    ? node(
        'ram:PostalTradeAddress',
        leaf('ram:PostcodeCode', address.zipcode),
        leaf('ram:LineOne', address.street),
        leaf('ram:CityName', address.city),
        leaf('ram:CountryID', address.regionCode),
      )
    : ''
}

function taxRegistration(vatNumber: string): string {
  return node('ram:SpecifiedTaxRegistration', leaf('ram:ID', vatNumber, { schemeID: 'VA' }))
}

function deliveryOf({ deliveryRegionCode }: ElectronicInvoice): string {
  const address = deliveryRegionCode && leaf('ram:CountryID', deliveryRegionCode)
  const party = node('ram:ShipToTradeParty', node('ram:PostalTradeAddress', address))
  // Also without a place it must be there.
  return party ? node('ram:ApplicableHeaderTradeDelivery', party) : '<ram:ApplicableHeaderTradeDelivery/>'
}

function linesOf({ lines }: ElectronicInvoice): string[] {
  return lines.map((line) => {
    const { price, baseQuantity } = pricePerQuantity(line)
    return node(
      'ram:IncludedSupplyChainTradeLineItem',
      node('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', line.id)),
      node('ram:SpecifiedTradeProduct', leaf('ram:Name', line.name)),
      node(
        'ram:SpecifiedLineTradeAgreement',
        node(
          'ram:NetPriceProductTradePrice',
          leaf('ram:ChargeAmount', price),
          leaf('ram:BasisQuantity', baseQuantity, { unitCode: 'C62' }),
        ),
      ),
      node(
        'ram:SpecifiedLineTradeDelivery',
        leaf('ram:BilledQuantity', String(line.quantity), { unitCode: 'C62' }),
      ),
      node(
        'ram:SpecifiedLineTradeSettlement',
        node('ram:ApplicableTradeTax', taxOf(line)),
        node(
          'ram:SpecifiedTradeSettlementLineMonetarySummation',
          leaf('ram:LineTotalAmount', amount(line.netCents)),
        ),
      ),
    )
  })
}

type Taxed = Pick<ElectronicInvoice['taxes'][number], 'category' | 'percent'>

function taxOf({ category, percent }: Taxed): string[] {
  return [
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', category),
    leaf('ram:RateApplicablePercent', String(percent)),
  ]
}

function settlementOf({ supply, taxes, allowances, charges, totals, preceding }: ElectronicInvoice): string {
  return node(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:InvoiceCurrencyCode', 'EUR'),
    taxes.map((tax) =>
      node(
        'ram:ApplicableTradeTax',
        leaf('ram:CalculatedAmount', amount(tax.vatCents)),
        leaf('ram:TypeCode', 'VAT'),
        tax.exemption && leaf('ram:ExemptionReason', tax.exemption.text),
        leaf('ram:BasisAmount', amount(tax.baseCents)),
        leaf('ram:CategoryCode', tax.category),
        tax.exemption && leaf('ram:ExemptionReasonCode', tax.exemption.code),
        leaf('ram:RateApplicablePercent', String(tax.percent)),
      ),
    ),
    node(
      'ram:BillingSpecifiedPeriod',
      node('ram:StartDateTime', day('udt', supply.from)),
      node('ram:EndDateTime', day('udt', supply.until)),
    ),
    allowances.map((one) => allowanceCharge(false, one)),
    charges.map((one) => allowanceCharge(true, one)),
    node(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      leaf('ram:LineTotalAmount', amount(totals.lines)),
      leaf('ram:ChargeTotalAmount', amount(totals.charges)),
      leaf('ram:AllowanceTotalAmount', amount(totals.allowances)),
      leaf('ram:TaxBasisTotalAmount', amount(totals.exclusive)),
      leaf('ram:TaxTotalAmount', amount(totals.vat), { currencyID: 'EUR' }),
      leaf('ram:GrandTotalAmount', amount(totals.inclusive)),
      leaf('ram:TotalPrepaidAmount', amount(totals.prepaid)),
      leaf('ram:DuePayableAmount', amount(totals.inclusive - totals.prepaid)),
    ),
    preceding &&
      node(
        'ram:InvoiceReferencedDocument',
        leaf('ram:IssuerAssignedID', preceding.number),
        node('ram:FormattedIssueDateTime', day('qdt', preceding.issueDate)),
      ),
  )
}

function allowanceCharge(isCharge: boolean, one: ElectronicInvoice['charges'][number]): string {
  return node(
    'ram:SpecifiedTradeAllowanceCharge',
    node('ram:ChargeIndicator', leaf('udt:Indicator', String(isCharge))),
    leaf('ram:ActualAmount', amount(one.cents)),
    leaf('ram:Reason', one.reason),
    node('ram:CategoryTradeTax', taxOf(one)),
  )
}
