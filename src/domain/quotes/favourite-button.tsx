import { Star } from 'lucide-react'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '@/ui/cx.ts'
import { IconButton } from '@/ui/icon-button.tsx'
import styles from './favourite-button.module.css'
import { toggleFavourite } from './favourites.ts'

interface FavouriteButtonProps {
  symbol: string
  name: string
  pressed: boolean
  className?: string | undefined
}

/** The star of a product: pressed while it is a favourite. */
export const FavouriteButton = memo(function FavouriteButton({
  symbol,
  name,
  pressed,
  className,
}: FavouriteButtonProps) {
  const intl = useIntl()
  return (
    <IconButton
      className={cx(styles.star, className)}
      aria-pressed={pressed}
      label={intl.formatMessage(
        {
          id: 'quote.favourite',
          defaultMessage: 'Favourite: {name}',
          description: 'Name of the star of a product; it is pressed or not.',
        },
        { name },
      )}
      icon={<Star size={20} aria-hidden />}
      onClick={() => toggleFavourite(symbol)}
    />
  )
})
