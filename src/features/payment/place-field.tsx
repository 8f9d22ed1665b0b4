import { MapPin } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useAreas } from '@/api/areas.ts'
import { placeRequest } from '@/domain/account/place.ts'
import { common } from '@/i18n/common-messages.ts'
import { paths } from '@/lib/paths.ts'
import { TextField } from '@/patterns/form/fields.tsx'
import { Button } from '@/ui/button.tsx'
import { Text } from '@/ui/text.tsx'
import styles from './payment.module.css'
import type { MethodForm } from './use-method-form.ts'

/** Area or address of the bank: typed, or a place that is chosen on a page of its own. */
export function PlaceField({ form, page }: { form: MethodForm; page: string }) {
  const navigate = useNavigate()
  const { control, setValue } = form
  const [latitude, longitude] = useWatch({
    control,
    name: ['branch_latitude', 'branch_longitude'],
  })
  const { offers } = useAreas()
  const chosen = latitude !== '' && longitude !== ''

  return (
    <div className={styles.compared}>
      <TextField
        control={control}
        name="bank_area"
        autoComplete="off"
        optional
        label={
          <FormattedMessage
            id="payment.field.area"
            defaultMessage="Area or address of the bank"
            description="Label of the area of a bank or branch."
          />
        }
      />
      <div className={styles.place}>
        {offers('places') ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<MapPin size={18} aria-hidden />}
            // The draft keeps the entries while the place is chosen.
            onClick={() => navigate(paths.chooseLocation, { state: placeRequest(page) })}
          >
            <FormattedMessage {...common.choosePlace} />
          </Button>
        ) : null}
        {chosen ? (
          <>
            <Text as="span">
              <FormattedMessage
                id="payment.field.coordinates"
                defaultMessage="Position {latitude}, {longitude}"
                description="The position of a chosen place, degrees of latitude and longitude."
                values={{ latitude, longitude }}
              />
            </Text>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                setValue('branch_latitude', '')
                setValue('branch_longitude', '')
              }}
            >
              <FormattedMessage
                id="payment.field.removePlace"
                defaultMessage="Remove the position"
                description="Button that takes the position of the chosen place away."
              />
            </Button>
          </>
        ) : null}
      </div>
    </div>
  )
}
