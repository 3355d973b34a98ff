import { createFont } from '@haverhof/artwork/fonts'
import Pdf from 'pdfkit'
import { facturXFile, facturXMetadata } from './e-invoice/factur-x.ts'
import { fontRuns, type Typeface } from './fonts.ts'

export type TextStyle = { typeface: Typeface; size: number; colour: string }

type TextBox = { x: number; y: number; width: number; align?: 'left' | 'right' }

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 56 }

const lineHeight = 1.4

/** A document on A4 that measures and breaks text itself, because a text may need letters of several fonts. */
export type Sheet = {
  pdf: PDFKit.PDFDocument
  /** Writes the text within its width and says how high it became. */
  write: (text: string, style: TextStyle, box: TextBox) => number
  heightOf: (text: string, style: TextStyle, width: number) => number
  rule: (y: number, colour: string, thickness?: number) => void
  finish: () => Promise<Buffer>
}

type Options = {
  title: string
  author: string
  language: string
  createdAt: Date
  /** The same invoice for machines: the paper becomes Factur-X, a PDF/A-3 with this inside. */
  xml: string | null
  size?: 'A4' | 'A6'
}

export function openSheet({ title, author, language, createdAt, xml, size = 'A4' }: Options): Sheet {
  const pdf = new Pdf({
    size,
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
    ...(xml !== null && { pdfVersion: '1.7' as const, subset: 'PDF/A-3b' as const }),
  })
  if (xml !== null) embed(pdf, xml, createdAt)
  const finished = collect(pdf)
  const images = new Set<string>()

  function runsOf(text: string, { typeface, size }: TextStyle) {
    return fontRuns(typeface, text).map((run) => {
      // Fonts are embedded, so that a paper looks the same in twenty years (PAPER-2).
      if (!images.has(run.font.name))
        pdf.registerFont(run.font.name, createFont(run.font.file) as unknown as Buffer)
      images.add(run.font.name)
      const width = pdf.font(run.font.name).fontSize(size).widthOfString(run.text)
      return { ...run, width }
    })
  }
  const widthOf = (text: string, style: TextStyle) =>
    runsOf(text, style).reduce((sum, run) => sum + run.width, 0)

  return {
    pdf,
    heightOf: (text, style, width) =>
      breakLines(text, width, (part) => widthOf(part, style)).length * style.size * lineHeight,
    write: (text, style, { x, y, width, align = 'left' }) => {
      const lines = breakLines(text, width, (part) => widthOf(part, style))
      for (const [index, line] of lines.entries()) {
        const runs = runsOf(line, style)
        let left = align === 'right' ? x + width - widthOf(line, style) : x
        for (const run of runs) {
          pdf.font(run.font.name).fontSize(style.size).fillColor(style.colour)
          pdf.text(run.text, left, y + index * style.size * lineHeight, { lineBreak: false })
          left += run.width
        }
      }
      return lines.length * style.size * lineHeight
    },
    rule: (y, colour, thickness = 0.75) => {
      pdf.moveTo(page.margin, y).lineTo(page.width - page.margin, y)
      pdf.lineWidth(thickness).strokeColor(colour).stroke()
    },
    finish: () => {
      pdf.end()
      return finished
    },
  }
}

/** Embeds the XML of the e-invoice in the PDF (INVOICES-7). */
function embed(pdf: PDFKit.PDFDocument, xml: string, createdAt: Date): void {
  // What the types of the library do not know yet stands in an object of its own.
  const options = {
    name: facturXFile,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: createdAt,
    modifiedDate: createdAt,
  }
  pdf.file(Buffer.from(xml), options)
  pdf.appendXML(facturXMetadata)
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

/** Breaks between words, and inside a word that is wider than the column. */
function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= width) return [text]
  const space = widthOf(' ')
  const lines: string[] = []
  let line = ''
  let lineWidth = 0
  for (const word of text.split(' ').flatMap((each) => fittingParts(each, width, widthOf))) {
    const wordWidth = widthOf(word)
    if (line !== '' && lineWidth + space + wordWidth > width) {
      lines.push(line)
      line = word
      lineWidth = wordWidth
    } else {
      lineWidth += (line === '' ? 0 : space) + wordWidth
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}

function fittingParts(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  let partWidth = 0
  for (const letter of word) {
    const letterWidth = widthOf(letter)
    if (part !== '' && partWidth + letterWidth > width) {
      parts.push(part)
      part = ''
      partWidth = 0
    }
    part += letter
    partWidth += letterWidth
  }
  return [...parts, part]
}
