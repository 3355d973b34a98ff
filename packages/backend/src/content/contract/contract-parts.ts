import type { Block } from '@haverhof/domain/content'

/** The pages that are the contract, in the order of the PDF: terms, withdrawal with form, guarantee, complaints (CONTRACT-1). */
export const contractPages = ['terms', 'withdrawal', 'guarantee', 'returns'] as const

export type ContractPart = { key: string; title: string; blocks: Block[] }

/** The version that an order of this site and language is placed under now (CONTRACT-3). */
export function contractSql(siteId: string, languageId: string): string {
  return `select c.version from contract_document c
        where c.site_id = ${siteId} and c.language_id = ${languageId}
        order by c.current_since desc limit 1`
}
