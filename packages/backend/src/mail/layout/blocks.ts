export type Row = { label: string; value: string; tone?: 'plain' | 'strong' | 'soft' }

export type LetterLine = {
  title: string
  /** Pack, discounts, sample names. */
  details: string[]
  amount: string
  /** The amount before discounts, where that differs. */
  struckAmount?: string
  /** A picture of what it is, at the shop itself (MAIL-9). */
  imageUrl?: string
}

/** What a letter is made of. Every text is plain: the layouts for HTML and for plain text show it each in their way. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'rows'; heading: string | null; rows: Row[] }
  | { kind: 'lines'; heading: string | null; lines: LetterLine[] }
  | { kind: 'columns'; columns: { heading: string; lines: string[] }[] }
  | { kind: 'notice'; heading: string; rows: Row[]; text: string }
  | { kind: 'quote'; lines: string[] }
  | { kind: 'small-print'; heading: string; paragraphs: string[]; link: { label: string; url: string } }

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

export type Letter = {
  subject: string
  /** What mailboxes show behind the subject. */
  preview: string
  title: string
  greeting: string
  blocks: Block[]
}

export function bodyOf({ blocks }: Letter): Block[] {
  return blocks.filter(({ kind }) => kind !== 'small-print')
}

/** Stands below the signature. */
export function smallPrintOf({ blocks }: Letter): Block[] {
  return blocks.filter(({ kind }) => kind === 'small-print')
}
