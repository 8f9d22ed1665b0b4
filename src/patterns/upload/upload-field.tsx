import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { FieldControl } from '@/patterns/form/use-contract-form.ts'
import type { PictureFieldProps } from './picture-field.tsx'
import { PictureField } from './picture-field.tsx'
import type { PictureUpload } from './use-picture-upload.ts'

interface UploadFieldProps<V extends FieldValues>
  extends Pick<PictureFieldProps, 'outline' | 'pastes'> {
  // The output type of the form is its caller's business.
  control: FieldControl<V>
  /** The field that holds the file's id; the form's submit sets it to `upload.fileId`. */
  name: FieldPath<V>
  label: ReactNode
  /** What must be on the picture. */
  hint?: ReactNode
  upload: PictureUpload
}

/** An uploaded picture in a form, which is told when it is missing. */
export function UploadField<V extends FieldValues>({
  control,
  name,
  label,
  hint,
  upload,
  ...picture
}: UploadFieldProps<V>) {
  const intl = useIntl()
  const { field, fieldState } = useController({ control, name })
  const missing = upload.picture
    ? intl.formatMessage({
        id: 'upload.field.unsent',
        defaultMessage: 'Upload the picture first.',
        description: 'Below a picture whose upload failed or was cancelled when the form was sent.',
      })
    : intl.formatMessage({
        id: 'upload.field.missing',
        defaultMessage: 'Choose a picture first.',
        description: 'Below the ways to choose a picture when the form was sent without one.',
      })
  return (
    <PictureField
      {...picture}
      label={label}
      hint={hint}
      error={fieldState.error ? missing : undefined}
      upload={upload}
      focusRef={field.ref}
    />
  )
}
