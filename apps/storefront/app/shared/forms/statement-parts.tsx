import { Notice } from '../../ui/notice'

type Fact = { name: string; label: string; text: string }

/** What was declared, word for word; empty fields are left out. */
export function StatementFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="border-line divide-line divide-y border-y">
      {facts
        .filter(({ text }) => text.trim() !== '')
        .map(({ name, label, text }) => (
          <div key={name} className="grid gap-x-6 py-3 sm:grid-cols-[18rem_minmax(0,1fr)]">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Without scripts nothing moves to the first field that is wrong: all of them are named above the form. */
export function RefusedFields({
  problems,
}: {
  problems: readonly { name: string; label: string; words: string | undefined }[]
}) {
  return (
    <Notice tone="danger" role="alert">
      <ul>
        {problems.map(({ name, label, words }) => (
          <li key={name}>
            {label}: {words}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
