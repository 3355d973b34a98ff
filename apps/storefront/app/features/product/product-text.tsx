/* oxlint-disable react/no-array-index-key -- the parts of a text never change places */
import type { Span, TextBlock } from './simple-markdown'

export function ProductText({ text, lang }: { text: readonly TextBlock[]; lang: string | undefined }) {
  return (
    <div lang={lang} className="max-w-prose space-y-4">
      {text.map((block, place) =>
        block.kind === 'list' ? (
          <ul key={place} className="marker:text-brand list-disc space-y-1 pl-6">
            {block.items.map((item, line) => (
              <li key={line}>
                <Spans spans={item} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={place}>
            <Spans spans={block.spans} />
          </p>
        ),
      )}
    </div>
  )
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, strong, to }, place) => {
    if (to)
      return (
        <a key={place} href={to} className="text-brand font-medium underline underline-offset-4">
          {text}
        </a>
      )
    return strong ? <strong key={place}>{text}</strong> : text
  })
}
