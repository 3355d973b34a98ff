import type { PaymentMethodId } from '@haverhof/domain/payments'
import type { Issuer } from '../provider.ts'

/** Banks the sandbox lets a customer choose from, as the real schemes of these methods do. */
export const sandboxBanks: Partial<Record<PaymentMethodId, readonly Issuer[]>> = {
  ideal: [
    { issuerId: 'ideal_ABNANL2A', name: 'ABN AMRO' },
    { issuerId: 'ideal_ASNBNL21', name: 'ASN Bank' },
    { issuerId: 'ideal_BUNQNL2A', name: 'bunq' },
    { issuerId: 'ideal_INGBNL2A', name: 'ING' },
    { issuerId: 'ideal_KNABNL2H', name: 'Knab' },
    { issuerId: 'ideal_RABONL2U', name: 'Rabobank' },
    { issuerId: 'ideal_RBRBNL21', name: 'RegioBank' },
    { issuerId: 'ideal_SNSBNL2A', name: 'SNS' },
    { issuerId: 'ideal_TRIONL2U', name: 'Triodos Bank' },
    { issuerId: 'ideal_FVLBNL22', name: 'Van Lanschot' },
  ],
  eps: [
    { issuerId: 'eps_BAWAATWW', name: 'BAWAG' },
    { issuerId: 'eps_GIBAATWW', name: 'Erste Bank und Sparkassen' },
    { issuerId: 'eps_RZOOAT2L', name: 'Raiffeisen' },
    { issuerId: 'eps_VBOEATWW', name: 'Volksbank' },
  ],
}
