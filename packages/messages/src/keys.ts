/** The English texts; every other locale has the same keys (`check.ts`). A new file of `texts/en/` gets its line here. */
type Texts = {
  account: Json<typeof import('../texts/en/account.json')>
  'account-home': Json<typeof import('../texts/en/account-home.json')>
  addresses: Json<typeof import('../texts/en/addresses.json')>
  again: Json<typeof import('../texts/en/again.json')>
  buy: Json<typeof import('../texts/en/buy.json')>
  calculator: Json<typeof import('../texts/en/calculator.json')>
  'calculator-answer': Json<typeof import('../texts/en/calculator-answer.json')>
  'calculator-milk': Json<typeof import('../texts/en/calculator-milk.json')>
  'calculator-sources': Json<typeof import('../texts/en/calculator-sources.json')>
  cart: Json<typeof import('../texts/en/cart.json')>
  'cart-editing': Json<typeof import('../texts/en/cart-editing.json')>
  catalogue: Json<typeof import('../texts/en/catalogue.json')>
  checkout: Json<typeof import('../texts/en/checkout.json')>
  'checkout-failures': Json<typeof import('../texts/en/checkout-failures.json')>
  compare: Json<typeof import('../texts/en/compare.json')>
  content: Json<typeof import('../texts/en/content.json')>
  dealers: Json<typeof import('../texts/en/dealers.json')>
  delivery: Json<typeof import('../texts/en/delivery.json')>
  'delivery-choice': Json<typeof import('../texts/en/delivery-choice.json')>
  'delivery-note': Json<typeof import('../texts/en/delivery-note.json')>
  findings: Json<typeof import('../texts/en/findings.json')>
  ending: Json<typeof import('../texts/en/ending.json')>
  footer: Json<typeof import('../texts/en/footer.json')>
  forms: Json<typeof import('../texts/en/forms.json')>
  heads: Json<typeof import('../texts/en/heads.json')>
  home: Json<typeof import('../texts/en/home.json')>
  horse: Json<typeof import('../texts/en/horse.json')>
  horses: Json<typeof import('../texts/en/horses.json')>
  laboratory: Json<typeof import('../texts/en/laboratory.json')>
  lists: Json<typeof import('../texts/en/lists.json')>
  mail: Json<typeof import('../texts/en/mail.json')>
  newsletter: Json<typeof import('../texts/en/newsletter.json')>
  notices: Json<typeof import('../texts/en/notices.json')>
  'office-audit': Json<typeof import('../texts/en/office-audit.json')>
  'office-customers': Json<typeof import('../texts/en/office-customers.json')>
  'office-desk': Json<typeof import('../texts/en/office-desk.json')>
  'office-health': Json<typeof import('../texts/en/office-health.json')>
  'office-invoices': Json<typeof import('../texts/en/office-invoices.json')>
  'office-laboratory': Json<typeof import('../texts/en/office-laboratory.json')>
  'office-lots': Json<typeof import('../texts/en/office-lots.json')>
  'office-mails': Json<typeof import('../texts/en/office-mails.json')>
  'office-moderation': Json<typeof import('../texts/en/office-moderation.json')>
  'office-orders': Json<typeof import('../texts/en/office-orders.json')>
  'office-questions': Json<typeof import('../texts/en/office-questions.json')>
  'office-refusals': Json<typeof import('../texts/en/office-refusals.json')>
  'office-refunds': Json<typeof import('../texts/en/office-refunds.json')>
  'office-reports': Json<typeof import('../texts/en/office-reports.json')>
  'office-returns': Json<typeof import('../texts/en/office-returns.json')>
  'office-reviews': Json<typeof import('../texts/en/office-reviews.json')>
  'office-shell': Json<typeof import('../texts/en/office-shell.json')>
  'office-shipping': Json<typeof import('../texts/en/office-shipping.json')>
  'office-sign-in': Json<typeof import('../texts/en/office-sign-in.json')>
  'office-staff': Json<typeof import('../texts/en/office-staff.json')>
  'office-stock': Json<typeof import('../texts/en/office-stock.json')>
  'office-tasks': Json<typeof import('../texts/en/office-tasks.json')>
  'office-today': Json<typeof import('../texts/en/office-today.json')>
  'office-withdrawals': Json<typeof import('../texts/en/office-withdrawals.json')>
  ordered: Json<typeof import('../texts/en/ordered.json')>
  paper: Json<typeof import('../texts/en/paper.json')>
  payment: Json<typeof import('../texts/en/payment.json')>
  'pickup-points': Json<typeof import('../texts/en/pickup-points.json')>
  product: Json<typeof import('../texts/en/product.json')>
  questions: Json<typeof import('../texts/en/questions.json')>
  rations: Json<typeof import('../texts/en/rations.json')>
  reasons: Json<typeof import('../texts/en/reasons.json')>
  repeat: Json<typeof import('../texts/en/repeat.json')>
  'repeat-addition': Json<typeof import('../texts/en/repeat-addition.json')>
  'repeat-choice': Json<typeof import('../texts/en/repeat-choice.json')>
  report: Json<typeof import('../texts/en/report.json')>
  requests: Json<typeof import('../texts/en/requests.json')>
  returns: Json<typeof import('../texts/en/returns.json')>
  reviews: Json<typeof import('../texts/en/reviews.json')>
  shell: Json<typeof import('../texts/en/shell.json')>
  'sign-in': Json<typeof import('../texts/en/sign-in.json')>
  switch: Json<typeof import('../texts/en/switch.json')>
  'stock-alert': Json<typeof import('../texts/en/stock-alert.json')>
  ui: Json<typeof import('../texts/en/ui.json')>
  withdrawal: Json<typeof import('../texts/en/withdrawal.json')>
  yard: Json<typeof import('../texts/en/yard.json')>
}

/** A bundler's types know a JSON file as its default export, Node's as its content. */
type Json<Module> = Module extends { default: infer Content } ? Content : Module

/** Every key below a tree of texts, written with dots. */
type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`
}[keyof Tree & string]

/** Every branch of a tree of texts, written with dots. */
type BranchesOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? never : Key | `${Key}.${BranchesOf<Tree[Key]>}`
}[keyof Tree & string]

type At<Tree, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? At<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never

/** What `useTranslations` can be asked for: a file of texts, or a branch of one. */
export type MessageArea = BranchesOf<Texts>

/** The keys of an area: `MessageKey<'account.orders'>`. */
export type MessageKey<Area extends MessageArea> = KeysOf<At<Texts, Area>>

/** Says the texts of an area, and takes no key that the area does not have. */
export type Translate<Area extends MessageArea> = (key: MessageKey<Area>, values?: MessageValues) => string

export type MessageValues = Record<string, string | number>
