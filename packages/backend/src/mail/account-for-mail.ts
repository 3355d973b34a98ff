/** What a letter about an account tells. The link is made while the letter is written, so nothing but the letter has it. */
export type AccountForMail =
  | { letter: 'activation' | 'reset' | 'change-email'; firstName: string; url: string }
  | { letter: 'known'; firstName: string }
