/* oxlint-disable react/no-array-index-key -- the parts of a text never change places */
import type { Span, TextBlock } from './simple-markdown'

export function ProductText({ text, lang }: { text: readonly TextBlock[]; lang: string | undefined }) {
  return (
    <div lang={lang} className="max-w-prose space-y-4">
      {text.map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index} className="marker:text-brand list-disc space-y-1 pl-6">
            {block.items.map((item, line) => (
              <li key={line}>
                <Spans spans={item} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            <Spans spans={block.spans} />
          </p>
        ),
      )}
    </div>
  )
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, strong, to }, index) => {
    if (to)
      return (
        <a key={index} href={to} className="text-brand font-medium underline underline-offset-4">
          {text}
        </a>
      )
    return strong ? <strong key={index}>{text}</strong> : text
  })
}
