import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type * as z from 'zod/mini'
import { serverNow } from '@/api/server-clock.ts'
import { useOwner } from '@/api/user.ts'
import { DocumentType } from '@/generated/h5.schemas.ts'
import { useSubmitCertification } from '@/generated/verification/verification.ts'
import { common } from '@/i18n/common-messages.ts'
import { countriesIn } from '@/lib/countries.ts'
import type { KeptFields } from '@/patterns/form/draft.ts'
import { dropDraft, dropPersonal } from '@/patterns/form/draft.ts'
import { SelectField, TextField } from '@/patterns/form/fields.tsx'
import { FormBody } from '@/patterns/form/form-body.tsx'
import { LeaveGuard } from '@/patterns/form/leave-guard.tsx'
import { useAction } from '@/patterns/form/use-action.ts'
import type { ContractForm, FormValues } from '@/patterns/form/use-contract-form.ts'
import { useContractForm } from '@/patterns/form/use-contract-form.ts'
import { UploadField } from '@/patterns/upload/upload-field.tsx'
import type { PictureUpload } from '@/patterns/upload/use-picture-upload.ts'
import { useOfflineReason } from '@/shell/use-online.ts'
import { Card, Section, Stack } from '@/ui/card.tsx'
import type { CertificationSchema } from './certification-rules.ts'
import { certificationSchema, hasBack } from './certification-rules.ts'
import { documentWords } from './certification-words.ts'

/** What is kept of a half-filled form; photos never are. */
const kept: KeptFields<keyof FormValues<CertificationSchema>> = {
  form: 'certification',
  fields: ['document_country', 'document_type'],
  personal: ['real_name', 'id_number'],
}

interface Photos {
  front: PictureUpload
  back: PictureUpload
}

interface CertificationFormProps extends Photos {
  /** After a rejection. */
  again: boolean
}

/** Name, number and photos of a document. */
export function CertificationForm({ front, back, again }: CertificationFormProps) {
  const owner = useOwner()
  const form = useCertificationForm()
  const { control, setValue } = form
  const { isDirty } = useFormState({ control })
  const twoSides = hasBack(useWatch({ control, name: 'document_type' }))
  const offline = useOfflineReason()
  const { send, pending, error } = useSubmission(form, { front, back })
  const hasPhotos = front.picture !== null || back.picture !== null

  return (
    <Section
      heading={
        again ? (
          <FormattedMessage
            id="verification.form.again"
            defaultMessage="Submit again"
            description="Heading above the form after a rejection."
          />
        ) : (
          <FormattedMessage
            id="verification.form.heading"
            defaultMessage="Your document"
            description="Heading above the form of a first verification."
          />
        )
      }
    >
      <LeaveGuard
        when={(isDirty || hasPhotos) && !pending}
        onLeave={() => dropPersonal({ ...kept, owner })}
      />
      <FormBody
        onSubmit={(event) => {
          setValue('front_file_id', front.fileId ?? '')
          setValue('back_file_id', twoSides ? (back.fileId ?? '') : '')
          return send(event)
        }}
        pending={pending}
        submitError={error}
        disabledReason={offline}
        submitLabel={
          <FormattedMessage
            id="verification.form.submit"
            defaultMessage="Submit for review"
            description="Button that submits the materials."
          />
        }
      >
        <Card>
          <DocumentFields form={form} />
        </Card>
        <Card>
          <PhotoFields form={form} front={front} back={twoSides ? back : null} />
        </Card>
      </FormBody>
    </Section>
  )
}

/** Country, kind, name and number, as they stand on the document. */
function DocumentFields({ form: { control } }: { form: CertificationFields }) {
  const intl = useIntl()
  const [countries] = useState(() => countriesIn(intl.locale))
  const { touchedFields } = useFormState({ control })
  // Do not report the number before it was touched.
  const rechecks: 'id_number'[] = touchedFields.id_number ? ['id_number'] : []
  return (
    <Stack>
      <SelectField
        control={control}
        name="document_country"
        label={
          <FormattedMessage
            id="verification.field.country"
            defaultMessage="Country that issued it"
            description="Label of the country of the document."
          />
        }
        rechecks={rechecks}
      >
        <Unchosen />
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        control={control}
        name="document_type"
        label={
          <FormattedMessage
            id="verification.field.type"
            defaultMessage="Document"
            description="Label of the kind of document."
          />
        }
        rechecks={rechecks}
      >
        <Unchosen />
        {Object.values(DocumentType).map((type) => (
          <option key={type} value={type}>
            {intl.formatMessage(documentWords[type])}
          </option>
        ))}
      </SelectField>
      <TextField
        control={control}
        name="real_name"
        autoComplete="name"
        autoCapitalize="words"
        label={<FormattedMessage {...common.realName} />}
        hint={
          <FormattedMessage
            id="verification.field.nameHint"
            defaultMessage="Exactly as on the document. Cards and accounts must be in this name."
            description="Below the name on the document."
          />
        }
      />
      <TextField
        control={control}
        name="id_number"
        autoComplete="off"
        autoCapitalize="characters"
        label={
          <FormattedMessage
            id="verification.field.number"
            defaultMessage="ID number"
            description="Label of the number of the document."
          />
        }
        hint={
          <FormattedMessage
            id="verification.field.numberHint"
            defaultMessage="A number belongs to one account only."
            description="Below the number of the document."
          />
        }
      />
    </Stack>
  )
}

interface PhotoFieldsProps {
  form: CertificationFields
  front: PictureUpload
  /** Null for a document of one side. */
  back: PictureUpload | null
}

/** The photos of the document. */
function PhotoFields({ form: { control }, front, back }: PhotoFieldsProps) {
  return (
    <Stack>
      <UploadField
        control={control}
        name="front_file_id"
        upload={front}
        label={
          back ? (
            <FormattedMessage
              id="verification.field.front"
              defaultMessage="Photo of the front"
              description="Label of the photo of the front of a document."
            />
          ) : (
            <FormattedMessage
              id="verification.field.page"
              defaultMessage="Photo of the page with your picture"
              description="Label of the photo of a passport."
            />
          )
        }
        hint={
          <FormattedMessage
            id="verification.field.photoHint"
            defaultMessage="All four corners in sight, every word legible, no flash on it."
            description="What a photo of a document must show."
          />
        }
      />
      {back ? (
        <UploadField
          control={control}
          name="back_file_id"
          upload={back}
          label={
            <FormattedMessage
              id="verification.field.back"
              defaultMessage="Photo of the back"
              description="Label of the photo of the back of a document."
            />
          }
        />
      ) : null}
    </Stack>
  )
}

function Unchosen() {
  const intl = useIntl()
  return <option value="">{intl.formatMessage(common.pleaseChoose)}</option>
}

const words = defineMessages({
  name: {
    id: 'verification.rule.name',
    defaultMessage: 'Enter the name as on the document: letters, at least two.',
    description: 'Below a name with characters that no name has.',
  },
  idNumber: {
    id: 'verification.rule.idNumber',
    defaultMessage: 'This number does not fit the document. Compare every character.',
    description: 'Below a document number of the wrong form or with a wrong check digit.',
  },
  back: {
    id: 'verification.rule.back',
    defaultMessage: 'This document has a back. Photograph it, too.',
    description: 'Below the missing photo of the back of a document.',
  },
})

type CertificationFields = ContractForm<CertificationSchema>

/** The form of a document. */
function useCertificationForm(): CertificationFields {
  const intl = useIntl()
  return useContractForm<CertificationSchema>({
    schema: certificationSchema(
      {
        name: intl.formatMessage(words.name),
        idNumber: intl.formatMessage(words.idNumber),
        back: intl.formatMessage(words.back),
      },
      serverNow,
    ),
    defaultValues: {
      real_name: '',
      id_number: '',
      document_country: '',
      document_type: '',
      front_file_id: '',
      back_file_id: '',
    },
    draft: kept,
  })
}

/** Sends the document; afterwards nothing of it stays on the device. */
function useSubmission(form: CertificationFields, { front, back }: Photos) {
  const owner = useOwner()
  const queryClient = useQueryClient()
  const { mutateAsync } = useSubmitCertification()
  const { run, pending, error } = useAction((data: z.output<CertificationSchema>) =>
    mutateAsync({ data }),
  )
  const send = form.handleSubmit(async (body) => {
    const done = await run(body)
    // Refetch also after a lost answer: the state shows whether it arrived.
    void queryClient.invalidateQueries()
    if (!done) return
    dropDraft({ ...kept, owner })
    front.remove()
    back.remove()
  })
  return { send, pending, error }
}
