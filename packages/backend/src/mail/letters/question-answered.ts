import type { Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'

/** The answer below the question, to the mailbox that asked (QUESTIONS-8). */
export function questionAnswered(
  { text }: Letterhead,
  { asker, productTitle, question, answer, productUrl }: MailFacts['question-answered'],
): Letter {
  return {
    subject: text('questionAnswered.subject', { product: productTitle }),
    preview: text('questionAnswered.preview'),
    title: text('questionAnswered.title'),
    greeting: asker ? text('greeting', { name: asker }) : text('greetingUnnamed'),
    blocks: [
      { kind: 'paragraph', text: text('questionAnswered.intro', { product: productTitle }) },
      { kind: 'quote', lines: question.split('\n') },
      { kind: 'paragraph', text: text('questionAnswered.answer') },
      { kind: 'quote', lines: answer.split('\n') },
      ...(productUrl
        ? [{ kind: 'button' as const, label: text('questionAnswered.button'), url: productUrl }]
        : []),
      { kind: 'paragraph', text: text('questionAnswered.privacy') },
    ],
  }
}
