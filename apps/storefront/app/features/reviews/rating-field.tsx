import { ratings } from '@haverhof/domain/reviews'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslations } from '#texts'
import { FieldError } from '../../ui/field-frame'
import { Icon } from '../../ui/icon'

type Props = Omit<ComponentProps<'input'>, 'type' | 'id' | 'className' | 'value'> & {
  /** The stars that are chosen; 0 before. */
  chosen: number
  error: ReactNode
}

/** One to five stars: five radio buttons, so arrows and letters of the keyboard work as everywhere. */
export function RatingField({ chosen, error, ...rest }: Props) {
  const t = useTranslations('reviews')
  const product = useTranslations('product.reviews')
  const id = useId()
  const verdict = ratings.find((stars) => stars === chosen)
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="pb-1.5 font-medium">{t('fields.rating')}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {ratings.map((stars) => (
            <label
              key={stars}
              className="has-focus-visible:outline-brand rounded-control relative grid size-11 cursor-pointer place-items-center has-focus-visible:outline-3"
            >
              <input
                {...rest}
                type="radio"
                value={stars}
                required
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Icon
                name="star"
                size={32}
                className={stars <= chosen ? 'fill-accent text-accent' : 'text-muted'}
              />
              <span className="sr-only">{product('stars', { count: stars })}</span>
            </label>
          ))}
        </div>
        <span aria-live="polite">{verdict ? t(`verdicts.${verdict}`) : null}</span>
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
