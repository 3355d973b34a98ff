import { notFound, Refusal } from '../http/index.ts'

const conflict = (code: string, title: string) => () => new Refusal({ status: 409, code, title })

/** MAIL-18: why a mail is not tried again. */
export const mailRefused = {
  'no-such-mail': () => notFound('mail'),
  'sent-already': conflict('sent-already', 'This mail was sent.'),
  'under-way': conflict('under-way', 'This mail is being sent, or will be within a minute.'),
  'address-fixed': conflict('address-fixed', 'Its links are keys, so it goes to nobody else.'),
  'invalid-address': () =>
    new Refusal({
      status: 400,
      code: 'invalid-address',
      title: 'This is no address of a mailbox.',
      parameter: 'toAddress',
    }),
}
