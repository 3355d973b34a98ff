export type { AddressRecord, BillingRecord, PaymentChoiceRecord, ShippingRecord } from './records.ts'
