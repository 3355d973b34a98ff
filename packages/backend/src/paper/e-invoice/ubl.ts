import { company } from '@haverhof/domain/sites'
import type { InvoiceContent, PostalAddress } from '../invoice.ts'
import type { ElectronicInvoice } from './electronic-invoice.ts'
import { amount, document, leaf, node, pricePerQuantity } from './xml.ts'

const euro = { currencyID: 'EUR' }
const ubl = 'urn:oasis:names:specification:ubl:schema:xsd'

/** An invoice or credit note as UBL 2.1, after Peppol BIS Billing 3.0 (INVOICES-7). */
export function ublInvoice(invoice: ElectronicInvoice): string {
  const { isCredit, totals } = invoice
  const name = isCredit ? 'CreditNote' : 'Invoice'
  const namespaces = {
    xmlns: `${ubl}:${name}-2`,
    'xmlns:cac': `${ubl}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${ubl}:CommonBasicComponents-2`,
  }
  return document(
    name,
    namespaces,
    leaf('cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
    leaf('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
    leaf('cbc:ID', invoice.number),
    leaf('cbc:IssueDate', invoice.issueDate),
    isCredit ? leaf('cbc:CreditNoteTypeCode', '381') : leaf('cbc:InvoiceTypeCode', '380'),
    invoice.note && leaf('cbc:Note', invoice.note),
    leaf('cbc:DocumentCurrencyCode', 'EUR'),
    daysOf(invoice.supply),
    node('cac:OrderReference', leaf('cbc:ID', invoice.orderId)),
    invoice.preceding &&
      node(
        'cac:BillingReference',
        node(
          'cac:InvoiceDocumentReference',
          leaf('cbc:ID', invoice.preceding.number),
          leaf('cbc:IssueDate', invoice.preceding.issueDate),
        ),
      ),
    node('cac:AccountingSupplierParty', sellerParty(invoice.seller)),
    node('cac:AccountingCustomerParty', buyerParty(invoice.buyer)),
    invoice.deliveryRegionCode &&
      node(
        'cac:Delivery',
        node(
          'cac:DeliveryLocation',
          node(
            'cac:Address',
            node('cac:Country', leaf('cbc:IdentificationCode', invoice.deliveryRegionCode)),
          ),
        ),
      ),
    allowanceCharges(invoice),
    node('cac:TaxTotal', leaf('cbc:TaxAmount', amount(totals.vat), euro), taxSubtotals(invoice)),
    node(
      'cac:LegalMonetaryTotal',
      leaf('cbc:LineExtensionAmount', amount(totals.lines), euro),
      leaf('cbc:TaxExclusiveAmount', amount(totals.exclusive), euro),
      leaf('cbc:TaxInclusiveAmount', amount(totals.inclusive), euro),
      leaf('cbc:AllowanceTotalAmount', amount(totals.allowances), euro),
      leaf('cbc:ChargeTotalAmount', amount(totals.charges), euro),
      leaf('cbc:PrepaidAmount', amount(totals.prepaid), euro),
      leaf('cbc:PayableAmount', amount(totals.inclusive - totals.prepaid), euro),
    ),
    linesOf(invoice),
  )
}

function daysOf({ from, until }: ElectronicInvoice['supply']): string {
  return node('cac:InvoicePeriod', leaf('cbc:StartDate', from), leaf('cbc:EndDate', until))
}

function sellerParty(seller: InvoiceContent['seller']): string {
  return node(
    'cac:Party',
    leaf('cbc:EndpointID', company.registrationNumber, { schemeID: '0106' }),
    node('cac:PartyName', leaf('cbc:Name', seller.name)),
    postalAddress(seller.address),
    taxScheme(seller.vatNumber),
    node(
      'cac:PartyLegalEntity',
      leaf('cbc:RegistrationName', seller.name),
      leaf('cbc:CompanyID', company.registrationNumber, { schemeID: '0106' }),
    ),
  )
}

function buyerParty({
  companyName,
  name,
  address,
  vatNumber,
  emailAddress,
}: InvoiceContent['buyer']): string {
  return node(
    'cac:Party',
    leaf('cbc:EndpointID', emailAddress ?? '', { schemeID: 'EM' }),
    postalAddress(address),
    vatNumber && taxScheme(vatNumber),
    node('cac:PartyLegalEntity', leaf('cbc:RegistrationName', companyName ?? name)),
    node('cac:Contact', leaf('cbc:Name', name), emailAddress && leaf('cbc:ElectronicMail', emailAddress)),
  )
}

function postalAddress(address: PostalAddress | undefined): string {
  return address
    ? node(
        'cac:PostalAddress',
        leaf('cbc:StreetName', address.street),
        leaf('cbc:CityName', address.city),
        leaf('cbc:PostalZone', address.zipcode),
        node('cac:Country', leaf('cbc:IdentificationCode', address.regionCode)),
      )
    : ''
}

function taxScheme(vatNumber: string): string {
  return node(
    'cac:PartyTaxScheme',
    leaf('cbc:CompanyID', vatNumber),
    node('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
  )
}

type Taxed = Pick<ElectronicInvoice['taxes'][number], 'category' | 'percent'>

function taxCategory(
  name: string,
  { category, percent }: Taxed,
  exemption: ElectronicInvoice['taxes'][number]['exemption'] = null,
): string {
  return node(
    name,
    leaf('cbc:ID', category),
    leaf('cbc:Percent', String(percent)),
    exemption && [
      leaf('cbc:TaxExemptionReasonCode', exemption.code),
      leaf('cbc:TaxExemptionReason', exemption.text),
    ],
    node('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
  )
}

function allowanceCharges({ allowances, charges }: ElectronicInvoice): string[] {
  const written = (isCharge: boolean) => (one: ElectronicInvoice['charges'][number]) =>
    node(
      'cac:AllowanceCharge',
      leaf('cbc:ChargeIndicator', String(isCharge)),
      leaf('cbc:AllowanceChargeReason', one.reason),
      leaf('cbc:Amount', amount(one.cents), euro),
      taxCategory('cac:TaxCategory', one),
    )
  return [...allowances.map(written(false)), ...charges.map(written(true))]
}

function taxSubtotals({ taxes }: ElectronicInvoice): string[] {
  return taxes.map((tax) =>
    node(
      'cac:TaxSubtotal',
      leaf('cbc:TaxableAmount', amount(tax.baseCents), euro),
      leaf('cbc:TaxAmount', amount(tax.vatCents), euro),
      taxCategory('cac:TaxCategory', tax, tax.exemption),
    ),
  )
}

function linesOf({ lines, isCredit }: ElectronicInvoice): string[] {
  return lines.map((line) => {
    const { price, baseQuantity } = pricePerQuantity(line)
    return node(
      isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
      leaf('cbc:ID', line.id),
      leaf(isCredit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', String(line.quantity), {
        unitCode: 'C62',
      }),
      leaf('cbc:LineExtensionAmount', amount(line.netCents), euro),
      node('cac:Item', leaf('cbc:Name', line.name), taxCategory('cac:ClassifiedTaxCategory', line)),
      node(
        'cac:Price',
        leaf('cbc:PriceAmount', price, euro),
        leaf('cbc:BaseQuantity', baseQuantity, { unitCode: 'C62' }),
      ),
    )
  })
}
